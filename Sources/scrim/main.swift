import Glibc

// A closed pipe is an error of one write, not the end of the process.
signal(SIGPIPE, SIG_IGN)
exit(Scrim.run(CommandLine.arguments))
