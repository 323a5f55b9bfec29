// @ts-check
(() => {
  /** @type {Record<string, number>} */
  const STEPS = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: 1,
    PageUp: -1,
    Home: -Infinity,
    End: Infinity,
    " ": 1,
  };
  /** @type {Record<string, number>} */
  const SIDE_STEPS =
    document.dir === "rtl" ? { ArrowLeft: 1, ArrowRight: -1 } : { ArrowLeft: -1, ArrowRight: 1 };
  /** @type {HTMLButtonElement | null} */
  const openButton = document.querySelector("[data-notes]");
  const hasSlides = openButton !== null;
  const channel = new BroadcastChannel(location.pathname);
  let current = 0;

  function screens() {
    /** @type {NodeListOf<HTMLElement>} */
    const elements = document.querySelectorAll("main > [data-screen]");
    return [...elements];
  }

  const title = document.title;

  function showName() {
    const name = screens()[current]?.getAttribute("aria-label") ?? "";
    document.title = `${name} · ${title}`;
    return name;
  }

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** Says only the last of several slides that scroll by. Screen readers continue to read at the selection. */
  function announceLater() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      document.getElementById("slide-status")?.replaceChildren(showName());
      const screen = screens()[current];
      if (screen) getSelection()?.collapse(screen.querySelector("h1, h2") ?? screen, 0);
    }, 300);
  }

  /** @param {number} index */
  function setCurrent(index) {
    current = index;
    showName();
    announceLater();
    const screen = screens()[index];
    for (const video of document.querySelectorAll("video")) if (!screen?.contains(video)) video.pause();
  }

  /** @param {number} index */
  function show(index) {
    setCurrent(index);
    if (hasSlides) screens()[index]?.scrollIntoView();
    else for (const [at, screen] of screens().entries()) screen.hidden = at !== index;
  }

  /** @param {number} step */
  function move(step) {
    show(Math.min(Math.max(current + step, 0), screens().length - 1));
    channel.postMessage({ index: current });
  }

  /** Returns the index of the slide in view, also before the browser reports the scroll. */
  function indexInView() {
    const middle = scrollY + innerHeight / 2;
    return screens().findLastIndex(({ offsetTop }) => offsetTop <= middle);
  }

  function playOrPause(video = screens()[indexInView()]?.querySelector("video")) {
    if (video?.paused) video.play().catch(() => undefined);
    else video?.pause();
  }

  const playButton = document.getElementById("play-button");
  for (const video of document.querySelectorAll("video")) {
    video.controls = false;
    if (playButton instanceof HTMLTemplateElement)
      video.closest("figure")?.append(playButton.content.cloneNode(true));
  }
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest("[data-play]");
    if (button) playOrPause(button.closest("figure")?.querySelector("video"));
  });
  for (const type of ["play", "pause"]) {
    const showLabel = (/** @type {Event} */ { target }) => {
      const figure = target instanceof Element && target.closest("figure");
      for (const label of figure ? figure.querySelectorAll("[data-label]") : [])
        label.toggleAttribute("hidden", label.getAttribute("data-label") === type);
    };
    // These events do not bubble.
    document.addEventListener(type, showLabel, true);
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
    if (event.altKey || event.ctrlKey || event.metaKey || !(target instanceof Element)) return;
    if ([" ", "Enter"].includes(key) && target.closest("a, button, summary")) return;
    // In the window with the slides, the browser handles the other keys, except on a video.
    const step = SIDE_STEPS[key] ?? (hasSlides && !target.closest("video") ? undefined : STEPS[key]);
    if (key === "Enter" && hasSlides) playOrPause();
    else if (key === "Enter") channel.postMessage({ isEnter: true });
    else if (step !== undefined) move(key === " " && shiftKey ? -step : step);
    else return;
    event.preventDefault();
  });

  showName();
  if (openButton) followSlides(openButton);
  else showClock();

  /** @param {HTMLButtonElement} button */
  function followSlides(button) {
    /** @type {Window | null} */
    let notes = null;
    const showButton = () => {
      button.hidden = notes !== null && !notes.closed;
    };
    button.addEventListener("click", () => {
      // The result is null if the browser blocks the window.
      notes = open(button.dataset.notes, "notes", "popup,width=1100,height=760");
      showButton();
    });
    // The owner might have closed the notes.
    for (const type of ["focus", "pointermove"]) addEventListener(type, showButton);
    addEventListener("scroll", () => {
      const index = indexInView();
      if (index === current) return;
      setCurrent(index);
      channel.postMessage({ index });
    });
  }

  function showClock() {
    // The browser keeps this state when the window reloads.
    /** @param {{ start?: number, minutes?: number }} values */
    const keep = (values) => history.replaceState({ ...history.state, ...values }, "");
    keep({ start: Date.now(), minutes: 45, ...history.state });
    /** @type {NodeListOf<HTMLElement>} */
    const lengthButtons = document.querySelectorAll("[data-minutes]");
    const update = () => {
      const seconds = Math.floor((Date.now() - history.state.start) / 1000);
      const [minutes, rest] = [Math.floor(seconds / 60), `${seconds % 60}`.padStart(2, "0")];
      document.getElementById("elapsed")?.replaceChildren(`${minutes}:${rest}`);
      const left = Math.ceil(history.state.minutes - seconds / 60);
      document.getElementById("left")?.replaceChildren(`${left}`.replace("-", "\u2212"));
      for (const button of lengthButtons)
        button.setAttribute("aria-pressed", `${button.dataset.minutes === `${history.state.minutes}`}`);
      const time = new Date().toLocaleTimeString(document.documentElement.lang, {
        hour: "numeric",
        minute: "2-digit",
      });
      document.getElementById("time")?.replaceChildren(time);
    };
    document.getElementById("restart")?.addEventListener("click", () => {
      keep({ start: Date.now() });
      update();
    });
    for (const button of lengthButtons) {
      button.addEventListener("click", () => {
        keep({ minutes: Number(button.dataset.minutes) });
        update();
      });
    }
    setInterval(update, 1000);
    update();
  }
})();
