import { startTransition, useEffect, useLayoutEffect, useReducer, useRef } from "react";
import { flushSync } from "react-dom";
import { useRevalidator } from "react-router";
import { fillPlural } from "#app/ui/fill.ts";
import { usePageStyles } from "#app/ui/page-styles.tsx";
import { useStrings } from "#app/ui/strings.tsx";
import { promptReducer } from "./prompt-state.ts";
import { type Refusal, refusalMessage } from "./refusal.ts";
import { sendPasscode } from "./send-passcode.ts";
import { trySessionStorage } from "./session-storage.ts";
import { openUnlockedPage, PAGE_MISSING } from "./unlocked-page.ts";

const CHANNEL_NAME = "unlocked";

export type Prompt = ReturnType<typeof usePrompt>;

/** Manages the prompt, and unlocks the page in all tabs. `isUnlocked` is true if the server sent the sections. */
export function usePrompt({ isUnlocked, error }: { isUnlocked: boolean; error: string | undefined }) {
  const strings = useStrings();
  const { motion } = usePageStyles();
  const { revalidate } = useRevalidator();
  const [state, dispatch] = useReducer(promptReducer, { name: isUnlocked ? "open" : "ready", error });
  const keyhole = useRef<SVGSVGElement>(null);
  const sections = useRef<HTMLDivElement>(null);
  /** Other tabs of this site listen to the channel. */
  const channel = useRef<BroadcastChannel>(undefined);
  const isMounted = useRef(false);
  const { visitorUnlocked = false } = state;
  const lacksSession = state.name === "unlocking" && state.isReloaded === true && !isUnlocked;
  const name = lacksSession ? "ready" : state.name;

  useLayoutEffect(() => {
    dispatch(isUnlocked ? { type: "unlocked", hasEntered: location.hash === "#main" } : { type: "locked" });
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
    document.startViewTransition({ update: () => flushSync(showSections), types: ["unlock"] });
  }, [isUnlocked, name, motion]);

  useEffect(() => {
    if (name === "open" && visitorUnlocked)
      sections.current?.querySelector<HTMLElement>("section h2")?.focus({ preventScroll: true });
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
    if (name !== "ready") return;
    dispatch({ type: "submitted" });
    const refusal = await sendPasscode(passcode);
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
    if (refusal.status !== 429) {
      dispatch({ type: "refused", message });
      return;
    }
    const notice = fillPlural(strings.lock.waitFor, { seconds: refusal.seconds }, strings.lang);
    dispatch({ type: "limited", message, notice });
    setTimeout(() => dispatch({ type: "waited" }), refusal.seconds * 1000);
  }

  return {
    name,
    error: state.error,
    alert: state.alert,
    /** The passcode is right, but the browser did not send a session for this page, or the page does not arrive. */
    problem: lacksSession ? "no-session" : state.lacksPage ? "no-page" : null,
    submit,
    edit: () => dispatch({ type: "edited" }),
    closeAlert: () => dispatch({ type: "alertClosed" }),
    isOpen: isUnlocked && name === "open",
    announcement: name === "open" && visitorUnlocked ? strings.lock.unlocked : "",
    refs: { keyhole, sections },
  };
}

/** The view transition starts at this keyhole. Its viewBox is 18 units wide, and its head is centered at a third of its height. */
function setKeyholeProperties(keyhole: SVGSVGElement): void {
  const { x, y, width, height } = keyhole.getBoundingClientRect();
  const { style } = document.documentElement;
  style.setProperty("--keyhole-x", `${x + width / 2}px`);
  style.setProperty("--keyhole-y", `${y + height / 3}px`);
  style.setProperty("--keyhole-unit", `${width / 18}px`);
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
