(() => {
  const STEPS = { ArrowDown: 1, ArrowUp: -1, PageDown: 1, PageUp: -1, " ": 1 };
  const SIDE_STEPS =
    document.dir === "rtl" ? { ArrowLeft: 1, ArrowRight: -1 } : { ArrowLeft: -1, ArrowRight: 1 };
  const openButton = document.querySelector("[data-notes]");
  const hasSlides = openButton !== null;
  const channel = new BroadcastChannel(location.pathname);
  const screens = () => [...document.querySelectorAll("main > [data-screen]")];
  let current = 0;

  function show(index) {
    current = index;
    if (hasSlides) screens()[index].scrollIntoView();
    else for (const [at, screen] of screens().entries()) screen.hidden = at !== index;
  }

  function move(step) {
    show(Math.min(Math.max(current + step, 0), screens().length - 1));
    channel.postMessage({ index: current });
  }

  // A new window asks for the current screen.
  channel.addEventListener("message", ({ data: { index } }) => {
    if (index === undefined) channel.postMessage({ index: current });
    else show(index);
  });
  channel.postMessage({});

  addEventListener("keydown", (event) => {
    const { key, shiftKey, target } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || target.closest("video")) return;
    if (key === " " && target.closest("button")) return;
    // In the window with the slides, the browser handles the other keys.
    const step = SIDE_STEPS[key] ?? (hasSlides ? undefined : STEPS[key]);
    if (step === undefined) return;
    event.preventDefault();
    move(key === " " && shiftKey ? -step : step);
  });

  if (hasSlides) followSlides();
  else showClock();

  function followSlides() {
    openButton.addEventListener("click", () => {
      open(openButton.dataset.notes, "notes", "popup,width=1100,height=760");
      // Otherwise, Space would click the button again.
      openButton.blur();
    });
    addEventListener("scroll", () => {
      const middle = scrollY + innerHeight / 2;
      const index = screens().findLastIndex(({ offsetTop }) => offsetTop <= middle);
      if (index === current) return;
      current = index;
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
