import { useEffect, useState } from "react";
import { fillPlural } from "#app/ui/fill.ts";
import { useStrings } from "#app/ui/strings.tsx";

interface CountdownProps {
  /** As performance.now() has it. */
  until: number;
  onEnd: () => void;
}

/** Not a live region: the alert has said it once. */
export function Countdown({ until, onEnd }: CountdownProps) {
  const { lock, lang } = useStrings();
  const [seconds, setSeconds] = useState(() => secondsTo(until));
  useEffect(() => {
    const timer = setInterval(() => {
      setSeconds(secondsTo(until));
      if (performance.now() >= until) onEnd();
    }, 250);
    return () => clearInterval(timer);
  }, [until, onEnd]);
  return (
    <span className="[font-variant-numeric:tabular-nums]">
      {fillPlural(lock.countdown, { seconds }, lang)}
    </span>
  );
}

function secondsTo(until: number): number {
  return Math.max(0, Math.ceil((until - performance.now()) / 1000));
}
