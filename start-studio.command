#!/bin/sh
# Opens the studio when you double-click this file on macOS. The first time, it installs what the studio needs.
cd "$(dirname "$0")" || exit 1
if ! command -v npm >/dev/null; then
  echo "The studio needs Node.js. Install it from https://nodejs.org, then open this file again."
elif [ -d node_modules ] || npm ci; then
  npm run studio && exit
else
  echo "npm could not install what the studio needs: check your internet connection, or on an exFAT disk, read docs/computer.md."
fi
echo "Press Enter to close this window."
read -r _
