@echo off
rem Opens the studio when you double-click this file on Windows. The first time, it installs what the studio needs.
cd /d "%~dp0"
where npm >nul 2>nul || (
  echo The studio needs Node.js. Install it from https://nodejs.org, then open this file again.
  pause
  exit /b 1
)
if not exist node_modules call npm ci
call npm run studio
pause
