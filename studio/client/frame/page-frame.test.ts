import { expect, test, vi } from "vitest";
import { PageFrame } from "./page-frame.ts";

test("boxAt scales a box as an open panel scales the frame", () => {
  vi.stubGlobal("DOMRect", function box(...numbers: number[]) {
    return numbers;
  });
  const frame = new PageFrame({ view: () => "stranger", onLoad() {}, onKept() {} });
  const element = { offsetWidth: 1000, addEventListener() {}, getBoundingClientRect };
  frame.attach(element as unknown as HTMLIFrameElement);
  expect(frame.boxAt({ x: 100, y: 40, width: 200, height: 60 } as DOMRect)).toEqual([60, 40, 100, 30]);
});

function getBoundingClientRect() {
  return { x: 10, y: 20, width: 500 };
}
