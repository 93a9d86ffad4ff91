import Glibc

exit(FaultRun.run(Array(CommandLine.arguments.dropFirst())))
