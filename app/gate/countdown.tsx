import { useEffect, useState } from "react";

interface CountdownProps {
  /** In milliseconds since 1970. */
  until: number;
  onEnd: () => void;
}

/** Not a live region: the alert has said it once. */
export function Countdown({ until, onEnd }: CountdownProps) {
  const [seconds, setSeconds] = useState(() => secondsTo(until));
  useEffect(() => {
    const timer = setInterval(() => {
      setSeconds(secondsTo(until));
      if (Date.now() >= until) onEnd();
    }, 250);
    return () => clearInterval(timer);
  }, [until, onEnd]);
  return (
    <>
      Next try in <span className="tabular-nums">{seconds}</span> {seconds === 1 ? "second" : "seconds"}
    </>
  );
}

function secondsTo(until: number): number {
  return Math.max(0, Math.ceil((until - Date.now()) / 1000));
}
