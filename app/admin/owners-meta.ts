import type { MetaDescriptor } from "react-router";

export function ownersMeta(title: string): MetaDescriptor[] {
  return [{ title }, { name: "robots", content: "noindex, nofollow" }];
}
