import { RichText } from "#app/components/rich-text.tsx";
import type { SectionOf } from "#app/content/types.ts";

export function Bullets({ bullets }: Pick<SectionOf<"blockWithBullets">, "bullets">) {
  return (
    <ul className="bullets mt-8 grid gap-x-10 gap-y-8 wide:mt-10">
      {bullets.map((bullet) => (
        <li key={bullet.title} className="border-line border-t pt-4">
          <h3 dir="auto">{bullet.title}</h3>
          <RichText text={bullet.description} className="mt-2" />
        </li>
      ))}
    </ul>
  );
}
