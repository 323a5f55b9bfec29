#!/bin/sh
# Opens the studio on Linux: in the file manager, choose "Run as a program".
exec "$(dirname "$0")/start-studio.command"
