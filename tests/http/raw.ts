import { connect } from "node:net";

/** Sends bytes and waits until the server closes the connection, or sends nothing for `quiet` ms (`isOpen`). */
export function sendRaw(
  port: number,
  bytes: string | Buffer,
  quiet = 1_000,
): Promise<{ errors: string; isOpen: boolean }> {
  return new Promise((resolve) => {
    let errors = "";
    let isOpen = false;
    const socket = connect(port, "127.0.0.1").setEncoding("latin1");
    socket.setTimeout(quiet, () => {
      isOpen = true;
      socket.destroy();
    });
    socket.on("data", (data) => {
      errors += data;
    });
    // The server may close the connection while the client still sends.
    socket.on("error", () => {});
    socket.on("close", () => resolve({ errors, isOpen }));
    socket.write(bytes, "latin1");
  });
}

export function statusesIn(errors: string): number[] {
  // Status lines can follow a body on the same line.
  const lines = errors.matchAll(/HTTP\/1\.1 (\d{3}) [\w -]+\r\n/g);
  return Array.from(lines, ([, status]) => Number(status)).filter((status) => status !== 100);
}
