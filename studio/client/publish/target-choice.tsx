import { Radio, RadioGroup } from "react-aria-components/RadioGroup";
import type { Target } from "../../server/publish/memory.ts";

export const TARGETS: Record<Target, [title: string, text: string]> = {
  git: [
    "Your own repository",
    "A repository is a folder on the internet that keeps every version of your site, for example on GitHub. Choose this if your host or your own server builds the site from a repository, which takes a few minutes.",
  ],
  cloudflare: [
    "Cloudflare",
    "Choose this if you have neither a server nor a repository. This computer builds the site and uploads it. You need an account, which is free for a small site.",
  ],
};

const GUIDES: Record<Target, [address: string, title: string]> = {
  git: ["/studio/docs/own-repository.md", "How to get your own repository, step by step"],
  cloudflare: ["/studio/docs/cloudflare.md", "How to set up Cloudflare, step by step"],
};

interface TargetChoiceProps {
  target: Target | null;
  onChange: (target: Target) => void;
}

/** Asks where to publish. A choice sends nothing. */
export function TargetChoice({ target, onChange }: TargetChoiceProps) {
  const [guide, guideTitle] = GUIDES[target ?? "git"];
  return (
    <div className="grid gap-2">
      <RadioGroup
        aria-label="Where to?"
        className="grid gap-2"
        value={target}
        onChange={(value) => onChange(value as Target)}
      >
        {Object.entries(TARGETS).map(([name, [title, text]]) => (
          <Radio
            key={name}
            value={name}
            aria-label={title}
            aria-describedby={`target-${name}`}
            className="rounded-lg border border-edge p-3 data-focus-visible:outline-2 data-selected:border-mark data-selected:bg-chosen"
          >
            <strong className="block font-semibold">{title}</strong>
            <span id={`target-${name}`} className="text-soft">
              {text}
            </span>
          </Radio>
        ))}
      </RadioGroup>
      <p>
        <a href={guide} target="_blank" rel="noopener" className="underline">
          {guideTitle}
        </a>
      </p>
    </div>
  );
}
