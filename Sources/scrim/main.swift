import Glibc

exit(Scrim.run(CommandLine.arguments))
