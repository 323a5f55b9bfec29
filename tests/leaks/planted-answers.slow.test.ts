import type { IncomingMessage } from "node:http";
import { expect, test, vi } from "vitest";
import {
  type Answer,
  inspectSite,
  isUnlocked,
  page,
  prompt,
  refuse,
  SITE,
  TEXT,
  unlocked,
} from "./fake-site.ts";

// Much work, on a machine that may have other work.
vi.setConfig({ testTimeout: 60_000 });

type Site = Record<string, Answer>;

/** Gives the locked page away where a question is such. */
function to(isSuch: (request: IncomingMessage) => boolean, path = "/trade"): Site {
  return {
    [path]: (request, response) => (isSuch(request) ? unlocked : (SITE[path] ?? prompt))(request, response),
  };
}

function agent(name: string): Site {
  return to(({ headers }) => headers["user-agent"]?.includes(name) ?? false);
}

/** Whoever adds a kind of leak adds its row: what it is called, and the answers of a site with the leak in them. */
const PLANTS: Record<string, () => Site> = {
  "early hints": () => ({
    "/": (request, response) => {
      response.writeEarlyHints({ link: "</trade#2-unified-view>; rel=preload" });
      SITE["/"]?.(request, response);
    },
  }),
  "a Link header": () => ({
    "/": (_, response) => response.writeHead(200, { Link: `</trade>; title="${TEXT}"` }).end(),
  }),
  "to Slack": () => agent("Slackbot"),
  "to LinkedIn": () => agent("LinkedInBot"),
  "to WhatsApp": () => agent("WhatsApp"),
  "to Twitter": () => agent("Twitterbot"),
  "to Facebook": () => agent("facebookexternalhit"),
  "to Discord": () => agent("Discordbot"),
  "to Telegram": () => agent("TelegramBot"),
  "to a preview of the home page": () =>
    to(({ headers }) => /Slackbot/.test(headers["user-agent"] ?? ""), "/"),
  "over HTTPS": () => to(({ headers }) => headers["x-forwarded-proto"] === "https", "/assets/b.js"),
  "over HTTPS to Slack": () =>
    to(
      ({ headers }) => headers["x-forwarded-proto"] === "https" && /Slack/.test(headers["user-agent"] ?? ""),
    ),
  "beside an unlocked one": besideOne,
  "after an unlocked one": afterOne,
  "right after an unlocked one": rightAfterOne,
  "on the home page after an unlocked one": homeAfterOne,
};

test.each(Object.entries(PLANTS))("a leak is seen: %s", async (_name, plant) => {
  const { problems } = await inspectSite(plant());
  expect(problems.join("\n")).toMatch(/the locked (text|title)/);
});

/** What a request is for stands in a variable of the module while it is answered. */
function besideOne(): Site {
  let isOpen = false;
  const answer: Answer = (request, response) => {
    if (!isUnlocked(request)) return (isOpen ? unlocked : prompt)(request, response);
    isOpen = true;
    setTimeout(() => {
      isOpen = false;
      unlocked(request, response);
    }, 5);
  };
  return { "/trade": answer };
}

/** The next request gets what the last one was given, once. */
function afterOne(): Site {
  let wasOpen = false;
  const answer: Answer = (request, response) => {
    const isOpen = wasOpen || isUnlocked(request);
    wasOpen = isUnlocked(request);
    (isOpen ? unlocked : prompt)(request, response);
  };
  return { "/trade": answer };
}

/** Only the very next request, whatever it is for. */
function rightAfterOne(): Site {
  let wasOpen = false;
  const answer: Answer = (request, response) => {
    const path = request.url ?? "";
    const isOpen = wasOpen && path === "/trade";
    wasOpen = isUnlocked(request) && path === "/trade";
    (isOpen ? unlocked : (SITE[path] ?? refuse))(request, response);
  };
  return { "*": answer };
}

function homeAfterOne(): Site {
  let wasOpen = false;
  return {
    "/trade": (request, response) => {
      wasOpen ||= isUnlocked(request);
      page(request, response);
    },
    "/": (request, response) => {
      (wasOpen ? unlocked : prompt)(request, response);
      wasOpen = false;
    },
  };
}
