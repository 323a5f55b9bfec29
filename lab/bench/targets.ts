import { snapshot } from "../../tests/helpers/site/snapshot.ts";

export interface Target {
  name: string;
  path: string;
  unlocked: boolean;
  /** What lies behind the passcode has script, locked or not. */
  gated: boolean;
}

export function listTargets(): Target[] {
  const studies = snapshot.caseStudies.flatMap(({ slug, access }) => {
    const path = `/${slug}`;
    if (access === "public") return [openPage(path)];
    return [
      { name: `${path}, locked`, path, unlocked: false, gated: true },
      { name: `${path}, unlocked`, path, unlocked: true, gated: true },
    ];
  });
  return [openPage("/"), ...studies.toSorted((a, b) => Number(a.gated) - Number(b.gated))];
}

function openPage(path: string): Target {
  return { name: path, path, unlocked: false, gated: false };
}
