import { snapshot } from "../../tests/kit/snapshot.ts";

/** A page in one of its states. */
export interface Target {
  /** As the report calls it. */
  name: string;
  path: string;
  /** Whether the passcode was given. */
  unlocked: boolean;
  /** Whether it has script: what lies behind the passcode has, locked or not. */
  gated: boolean;
}

/** Every page of the built site, those with a lock in both states. */
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
