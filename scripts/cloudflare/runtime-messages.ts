/** What the local runtime is started with. */
export interface Order {
  configFile: string;
  lockedMedia: string;
  /** Where it keeps bucket and counts from run to run. */
  state: string;
  host: string;
  /** 0 lets the system choose one. */
  port: number;
  secrets: Record<string, string>;
}

/** That it answers. */
export interface Report {
  port: number;
}
