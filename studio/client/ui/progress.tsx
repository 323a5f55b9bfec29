import { Label } from "react-aria-components/Label";
import { ProgressBar } from "react-aria-components/ProgressBar";

export function Progress({ label, percent }: { label: string; percent: number }) {
  return (
    <ProgressBar className="grid grid-cols-[1fr_auto] gap-1" value={percent}>
      <Label>{label}</Label>
      <span className="text-soft tabular-nums">{percent}%</span>
      <span className="col-span-2 h-1 overflow-hidden rounded-full bg-line">
        <span className="block h-full bg-mark" style={{ width: `${percent}%` }} />
      </span>
    </ProgressBar>
  );
}
