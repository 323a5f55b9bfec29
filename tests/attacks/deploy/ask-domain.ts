import type { IncomingMessage } from "node:http";
import { Agent, type RequestOptions, request } from "node:https";
import type { Question } from "../../kit/ask.ts";
import { DOMAIN } from "./proxy.ts";

export interface DomainAnswer {
  status: number;
  headers: Headers;
  /** As it came, compressed or not. */
  bytes: Buffer;
}

export type AskDomain = (
  question: Question & {
    /** An address of this machine that it is sent from, such as 127.0.0.2. */
    from?: string;
  },
) => Promise<DomainAnswer>;

/** Asks the site of the domain over HTTPS. Whose the certificate is does not matter here. */
export function domainAt(port: number): AskDomain & { close: () => void } {
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false, servername: DOMAIN });
  async function ask({ method = "GET", target, headers, body, from }: Parameters<AskDomain>[0]) {
    const options: RequestOptions = {
      ...{ host: "127.0.0.1", port, method, path: target, agent },
      headers: { Host: DOMAIN, ...headers, ...(body !== undefined && { "Content-Length": body.length }) },
      ...(from && { localAddress: from }),
    };
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request(options, resolve).on("error", reject).end(body);
    });
    const { rawHeaders } = response;
    const own = new Headers();
    for (let at = 0; at < rawHeaders.length; at += 2)
      own.append(rawHeaders[at] ?? "", rawHeaders[at + 1] ?? "");
    return {
      status: response.statusCode ?? 0,
      headers: own,
      bytes: Buffer.concat(await response.toArray()),
    };
  }
  return Object.assign(ask, { close: () => agent.destroy() });
}
