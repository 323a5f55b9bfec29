import { PASSCODE } from "./passcode.ts";

const HOST = "127.0.0.1";
const PORT = "4321";

/** Where the server of the journeys listens. */
export const ORIGIN = `http://${HOST}:${PORT}`;

/** The server believes one proxy, so that each test can have a client address of its own. */
export const SERVER_ENVIRONMENT = {
  HOST,
  PORT,
  PASSCODE,
  SESSION_SECRET: "only-for-the-journeys-0123456789",
  TRUST_PROXY: "1",
  SITE_URL: "",
};
