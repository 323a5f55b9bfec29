/** Ours are short, and routers take quadratic time for long ones made for it. */
export const MAX_PATH = 2048;

export const MAX_LOGGED_PATH = 256;
