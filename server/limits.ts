/** Longer paths are refused: ours are short, and routers take quadratic time for long ones made for it. */
export const MAX_PATH = 2048;

/** Paths are cut to this length in the log. */
export const MAX_LOGGED_PATH = 256;
