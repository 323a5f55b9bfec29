import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { PYTHON } from "../helpers/browser/launch.ts";

/** This key holds the ID of an element in a response: https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT_KEY = "element-6066-11e4-a52e-4f735466cecf";

export const KEYS = { enter: "\uE007", escape: "\uE00C" };

export type WebKit = Awaited<ReturnType<typeof startWebKit>>;

/** Starts a fresh WebKitGTK browser and controls it through https://www.w3.org/TR/webdriver2/. */
export async function startWebKit({ width, height }: { width: number; height: number }) {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "2000x1400x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [display] = await once(screen.stdio[3] as NodeJS.ReadableStream, "data");
  const size = { VIEW_WIDTH: String(width), VIEW_HEIGHT: String(height) };
  const env = { ...process.env, DISPLAY: `:${display}`.trim(), ...size };
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], { env, stdio: "ignore" });
  const stop = () => {
    driver.kill();
    screen.kill();
  };
  process.once("exit", stop);

  async function send(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: { message?: string } };
    if (!response.ok) throw new Error(`${method} ${path}: ${value?.message}`);
    return value;
  }

  await expect(() => send("GET", "/status")).toPass({ timeout: 10_000 });
  const browserOptions = { binary: PYTHON, args: [join(import.meta.dirname, "web-view.py")] };
  const { sessionId } = (await send("POST", "/session", {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": browserOptions } },
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;

  async function elementPath(selector: string): Promise<string> {
    const reference = await send("POST", `${session}/element`, { using: "css selector", value: selector });
    return `${session}/element/${(reference as Record<string, string>)[ELEMENT_KEY]}`;
  }

  const act = (type: "key" | "pointer", actions: object[]) =>
    send("POST", `${session}/actions`, { actions: [{ type, id: type, actions }] });

  return {
    open: (url: string) => send("POST", `${session}/url`, { url }),
    /** Runs a function in the page and returns its result, which must be JSON. */
    async evaluate<Result, Args extends unknown[]>(script: (...args: Args) => Result, ...args: Args) {
      const body = { script: `return (${script})(...arguments)`, args };
      return (await send("POST", `${session}/execute/sync`, body)) as Result;
    },
    click: async (selector: string) => send("POST", `${await elementPath(selector)}/click`, {}),
    type: async (selector: string, text: string) =>
      send("POST", `${await elementPath(selector)}/value`, { text }),
    press: (key: string) =>
      act("key", [
        { type: "keyDown", value: key },
        { type: "keyUp", value: key },
      ]),
    clickAt: ({ x, y }: { x: number; y: number }) =>
      act("pointer", [
        { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ]),
    async [Symbol.asyncDispose]() {
      await send("DELETE", session).catch(() => {});
      process.off("exit", stop);
      stop();
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
