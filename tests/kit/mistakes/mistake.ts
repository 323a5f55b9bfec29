import { type SmallContent, STUDY_FILE } from "../content/small-content.ts";

/** What is changed in content without mistakes, and all that is to be said of it, in order. */
export type Mistake = [name: string, change: Change, ...told: string[]];

type Change = (content: SmallContent) => Promise<void>;

export function inProfile(from: string | RegExp, to: string): Change {
  return (content) => content.change("profile.yaml", from, to);
}

export function inCards(from: string | RegExp, to: string): Change {
  return (content) => content.change("projects.yaml", from, to);
}

export function inStudy(from: string | RegExp, to: string): Change {
  return (content) => content.change(STUDY_FILE, from, to);
}
