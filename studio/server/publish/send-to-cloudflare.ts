import { Refusal } from "../../shared/refusal.ts";
import { copyProject, runInCopy, runNode } from "./site-copy.ts";
import type { SiteSettings } from "./site-settings.ts";

interface Upload {
  root: string;
  /** The folder that contains the content to publish. */
  copy: string;
  /** The new folder in which the site is built. */
  site: string;
  settings: SiteSettings;
  show: (stage: "building" | "sending") => void;
  showDetail: (line: string) => void;
}

/** Builds and publishes a copy as `npm run deploy` does, with the variables of .env. @throws Refusal or Question */
export async function sendToCloudflare({
  root,
  copy,
  site,
  settings,
  show,
  showDetail,
}: Upload): Promise<void> {
  if (!settings.siteUrl) throw new Refusal(422, ADVICE.SITE_URL);
  const environment = settings.read();
  const onLine = (line: string) => {
    if (line.startsWith("Uploading")) show("sending");
    showDetail(line);
  };
  await runNode(["scripts/cloudflare/tools.ts"], { cwd: root, environment, onLine });
  show("building");
  await copyProject(root, site, copy);
  await runInCopy(root, site, ["scripts/deploy.ts", "--json"], { environment, onLine }).catch((error) => {
    const advice = ADVICE[error.question as keyof typeof ADVICE];
    throw advice ? new Refusal(422, advice) : error;
  });
}

/** The sheet has a field for these variables. */
const ADVICE = {
  SITE_URL: "Enter the address that visitors will use, such as https://www.example.com. Then click Publish.",
  PASSCODE: "Enter a passcode for your site. Then click Publish.",
};
