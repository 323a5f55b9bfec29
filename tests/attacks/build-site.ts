import { buildFixtureSite } from "../kit/build-site.ts";

export default async function setup(): Promise<void> {
  await buildFixtureSite();
}
