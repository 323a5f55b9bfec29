declare module "culori" {
  export interface Oklch {
    mode: "oklch";
    l: number;
    c: number;
    h?: number;
  }
  export function oklch(color: string): Oklch;
  export function clampChroma(color: Oklch, mode: "oklch"): Oklch;
  export function formatHex(color: Oklch): string;
  /** Returns undefined if the text is not a color. */
  export function formatHex(color: string): string | undefined;
}
