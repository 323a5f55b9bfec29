import { buildFixtureSite } from "../helpers/site/build-site.ts";

export default async function setup(): Promise<void> {
  await buildFixtureSite();
}
