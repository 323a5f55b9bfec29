import { startTransition, useEffect, useLayoutEffect, useReducer, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useRevalidator } from "react-router";
import { fillPlural } from "#app/ui/fill.ts";
import { usePageStyles } from "#app/ui/page-styles.tsx";
import { useStrings } from "#app/ui/strings.tsx";
import { promptReducer } from "./prompt-state.ts";
import { type Refusal, refusalMessage } from "./refusal.ts";
import { scrollAfter } from "./scroll-after.ts";
import { sendPasscode } from "./send-passcode.ts";
import { trySessionStorage } from "./session-storage.ts";
import { openUnlockedPage, PAGE_MISSING } from "./unlocked-page.ts";

const CHANNEL_NAME = "unlocked";

/** A response that takes longer is slow, so screen readers announce that the page is checking the passcode. */
const SLOW_RESPONSE_MS = 1000;

export type Prompt = ReturnType<typeof usePrompt>;

/** Manages the prompt, and unlocks the page in all tabs. `isUnlocked` is true if the server sent the sections. */
export function usePrompt({ isUnlocked, error }: { isUnlocked: boolean; error: string | undefined }) {
  const strings = useStrings();
  const { motion } = usePageStyles();
  const { revalidate } = useRevalidator();
  const [state, dispatch] = useReducer(promptReducer, { name: isUnlocked ? "open" : "ready", error });
  const [status, setStatus] = useState("");
  const [secondsToWait, setSecondsToWait] = useState(0);
  const keyhole = useRef<SVGSVGElement>(null);
  const sections = useRef<HTMLDivElement>(null);
  const transition = useRef<ViewTransition>(undefined);
  /** Other tabs of this site listen to the channel. */
  const channel = useRef<BroadcastChannel>(undefined);
  const isMounted = useRef(false);
  const { visitorUnlocked = false } = state;
  const waitText =
    secondsToWait > 0 ? fillPlural(strings.lock.waitFor, { seconds: secondsToWait }, strings.lang) : "";
  const lacksSession = state.name === "unlocking" && state.isReloaded === true && !isUnlocked;
  const name = lacksSession ? "ready" : state.name;

  useLayoutEffect(() => {
    if (!isUnlocked) return dispatch({ type: "locked" });
    // After the form, the server redirects to the first section.
    const hasEntered = sections.current?.querySelector("section h2")?.matches(":target") ?? false;
    dispatch({ type: "unlocked", hasEntered });
  }, [isUnlocked]);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  useEffect(() => {
    const handleMissingPage = () => dispatch({ type: "lost" });
    window.addEventListener(PAGE_MISSING, handleMissingPage);
    return () => window.removeEventListener(PAGE_MISSING, handleMissingPage);
  }, []);

  useLayoutEffect(() => {
    if (!isUnlocked || name !== "unlocking") return;
    const showSections = () => dispatch({ type: "opened" });
    if (motion === "none" || !canTransition()) return showSections();
    if (keyhole.current) setKeyholeProperties(keyhole.current);
    transition.current = document.startViewTransition({
      update: () => flushSync(showSections),
      types: ["unlock"],
    });
  }, [isUnlocked, name, motion]);

  useEffect(() => {
    const heading = sections.current?.querySelector<HTMLElement>("section h2");
    if (name !== "open" || !visitorUnlocked || !heading) return;
    heading.focus({ preventScroll: true });
    // In Firefox, Orca continues to read at the selection. In Chromium, the selection would silence the heading.
    if (CSS.supports("-moz-appearance", "none")) getSelection()?.collapse(heading, 0);
    return scrollAfter(transition.current?.finished, heading);
  }, [name, visitorUnlocked]);

  useEffect(() => {
    const key = "isAuthenticated";
    if (isUnlocked) return trySessionStorage((storage) => storage.setItem(key, "true"));
    if (trySessionStorage((storage) => storage.getItem(key)) === "true") {
      trySessionStorage((storage) => storage.removeItem(key));
      void revalidate();
    }
    channel.current = openChannel();
    channel.current?.addEventListener("message", () => void revalidate());
    return () => channel.current?.close();
  }, [isUnlocked, revalidate]);

  async function submit(passcode: string): Promise<void> {
    if (name === "waiting") setStatus(waitText);
    if (name !== "ready") return;
    dispatch({ type: "submitted" });
    const slowTimer = setTimeout(() => setStatus(strings.lock.checking), SLOW_RESPONSE_MS);
    const refusal = await sendPasscode(passcode);
    clearTimeout(slowTimer);
    if (refusal) return refuse(refusal);
    // After an error of React, the server's page is shown instead of this prompt.
    if (!isMounted.current) return openUnlockedPage();
    dispatch({ type: "accepted" });
    channel.current?.postMessage(null);
    await revalidate();
    startTransition(() => dispatch({ type: "reloaded" }));
  }

  function refuse(refusal: Refusal): void {
    const message = refusalMessage(refusal, strings);
    setStatus("");
    dispatch({ type: refusal.status === 429 ? "limited" : "refused", message });
    if (refusal.status === 429) countDown(refusal.seconds);
  }

  function countDown(duration: number): void {
    const end = Date.now() + duration * 1000;
    const timer = setInterval(update, 1000);
    update();

    function update(): void {
      const seconds = Math.ceil((end - Date.now()) / 1000);
      setSecondsToWait(Math.max(0, seconds));
      if (seconds > 0) return;
      clearInterval(timer);
      dispatch({ type: "waited" });
      setStatus(strings.lock.waitOver);
    }
  }

  return {
    name,
    error: state.error,
    alert: state.alert,
    /** The passcode is right, but the browser did not send a session for this page, or the page does not arrive. */
    problem: lacksSession ? "no-session" : state.lacksPage ? "no-page" : null,
    submit,
    edit: () => dispatch({ type: "edited" }),
    closeAlert() {
      dispatch({ type: "alertClosed" });
      // In Firefox, Orca does not read the dialog.
      setStatus(waitText);
    },
    isOpen: isUnlocked && name === "open",
    /** Screen readers announce this text. */
    announcement: name === "open" && visitorUnlocked ? strings.lock.unlocked : status,
    waitText,
    secondsToWait,
    refs: { keyhole, sections },
  };
}

/**
 * The view transition starts at this keyhole, with its color. Its viewBox is 18 units wide, and its head is centered at a
 * third of its height. The keyhole can still turn, so its size comes from its style.
 */
function setKeyholeProperties(keyhole: SVGSVGElement): void {
  const { x, y, width, height } = keyhole.getBoundingClientRect();
  const size = getComputedStyle(keyhole);
  const { style } = document.documentElement;
  style.setProperty("--keyhole-x", `${x + width / 2}px`);
  style.setProperty("--keyhole-y", `${y + height / 2 - Number.parseFloat(size.height) / 6}px`);
  style.setProperty("--keyhole-unit", `${Number.parseFloat(size.width) / 18}px`);
  style.setProperty("--keyhole-color", size.fill);
}

function canTransition(): boolean {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return false;
  return "ViewTransition" in window && "types" in ViewTransition.prototype;
}

/** Firefox throws if the visitor blocks cookies. Other tabs then stay locked until the visitor reloads them. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL_NAME);
  } catch {
    return undefined;
  }
}
