(() => {
  const STEPS = { ArrowDown: 1, ArrowUp: -1, PageDown: 1, PageUp: -1, " ": 1 };
  const SIDE_STEPS =
    document.dir === "rtl" ? { ArrowLeft: 1, ArrowRight: -1 } : { ArrowLeft: -1, ArrowRight: 1 };
  const openButton = document.querySelector("[data-notes]");
  const hasSlides = openButton !== null;
  const channel = new BroadcastChannel(location.pathname);
  const screens = () => [...document.querySelectorAll("main > [data-screen]")];
  let current = 0;

  function setCurrent(index) {
    current = index;
    for (const video of document.querySelectorAll("video")) video.pause();
  }

  function show(index) {
    setCurrent(index);
    if (hasSlides) screens()[index].scrollIntoView();
    else for (const [at, screen] of screens().entries()) screen.hidden = at !== index;
  }

  function move(step) {
    show(Math.min(Math.max(current + step, 0), screens().length - 1));
    channel.postMessage({ index: current });
  }

  function playOrPause() {
    const video = screens()[current].querySelector("video");
    if (video?.paused) video.play().catch(() => undefined);
    else video?.pause();
  }

  // A new window asks for the current screen.
  channel.addEventListener("message", ({ data: { index, isEnter } }) => {
    if (isEnter) playOrPause();
    else if (index === undefined) channel.postMessage({ index: current });
    else show(index);
  });
  channel.postMessage({});

  addEventListener("keydown", (event) => {
    const { key, shiftKey, target } = event;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if ([" ", "Enter"].includes(key) && target.closest("a, button, summary")) return;
    // In the window with the slides, the browser handles the other keys, except on a video.
    const step = SIDE_STEPS[key] ?? (hasSlides && !target.closest("video") ? undefined : STEPS[key]);
    if (step === undefined && key !== "Enter") return;
    event.preventDefault();
    if (key === "Enter") return hasSlides ? playOrPause() : channel.postMessage({ isEnter: true });
    move(key === " " && shiftKey ? -step : step);
  });

  if (hasSlides) followSlides();
  else showClock();

  function followSlides() {
    openButton.addEventListener("click", () => {
      open(openButton.dataset.notes, "notes", "popup,width=1100,height=760");
      openButton.hidden = true;
    });
    addEventListener("scroll", () => {
      const middle = scrollY + innerHeight / 2;
      const index = screens().findLastIndex(({ offsetTop }) => offsetTop <= middle);
      if (index === current) return;
      setCurrent(index);
      channel.postMessage({ index });
    });
  }

  function showClock() {
    // The browser keeps this state when the window reloads.
    const start = () => history.replaceState({ ...history.state, start: Date.now() }, "");
    if (!history.state?.start) start();
    const update = () => {
      const seconds = Math.floor((Date.now() - history.state.start) / 1000);
      const [minutes, rest] = [Math.floor(seconds / 60), `${seconds % 60}`.padStart(2, "0")];
      document.getElementById("elapsed").textContent = `${minutes}:${rest}`;
      const format = { hour: "numeric", minute: "2-digit" };
      document.getElementById("time").textContent = new Date().toLocaleTimeString(undefined, format);
    };
    document.getElementById("restart").addEventListener("click", () => {
      start();
      update();
    });
    setInterval(update, 1000);
    update();
  }
})();
