import { connect } from "node:net";

/** Sends bytes and waits until the server closes the connection, or is silent for `idleMs` (`isOpen` is true). */
export function sendRaw(
  port: number,
  bytes: string | Buffer,
  idleMs = 1_000,
): Promise<{ responses: string; isOpen: boolean }> {
  return new Promise((resolve) => {
    let responses = "";
    let isOpen = false;
    const socket = connect(port, "127.0.0.1").setEncoding("latin1");
    socket.setTimeout(idleMs, () => {
      isOpen = true;
      socket.destroy();
    });
    socket.on("data", (data) => {
      responses += data;
    });
    // The server can close the connection while the client still sends.
    socket.on("error", () => {});
    socket.on("close", () => resolve({ responses, isOpen }));
    socket.write(bytes, "latin1");
  });
}

export function statusesIn(responses: string): number[] {
  // Status lines can follow a body on the same line.
  const lines = responses.matchAll(/HTTP\/1\.1 (\d{3}) [\w -]+\r\n/g);
  return Array.from(lines, ([, status]) => Number(status)).filter((status) => status !== 100);
}
