import { expect, test } from "vitest";
import { frameAddress, siteAddress } from "./frame-address.ts";

test.each(["/", "/everything", "/for-you?study=a%20b&x=+1"])(
  "the frame's address of %s contains the tab's visitor",
  (address) => {
    const url = new URL(frameAddress(frameAddress(address, "guest"), "stranger"), "http://localhost");
    expect(url.searchParams.getAll("studio-view")).toEqual(["stranger"]);
    expect([siteAddress(url), frameAddress(address, "inside")]).toEqual([address, address]);
  },
);
