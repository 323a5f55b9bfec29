import type { ReactNode } from "react";
import { usePages } from "../pages/pages.ts";
import { LeftoverList } from "../pages/sample-leftovers.tsx";
import { useSettings } from "../settings/settings.ts";
import type { SiteState } from "../state/site.ts";
import { Button } from "../ui/button.tsx";
import { useCloseDialog } from "../ui/dialog.tsx";
import { LIST_BUTTON } from "../ui/styles.ts";
import { NoteGroups } from "./note-groups.tsx";
import { SheetSection } from "./sheet-section.tsx";

/** Lists what the owner might not want to publish yet. A click on an entry opens its page or setting. */
export function Review({ site, title }: { site: SiteState; title: string }) {
  const pages = usePages();
  const settings = useSettings();
  const close = useCloseDialog();
  const { placeholders = [], english } = site.review ?? {};
  const places = placeholders.flatMap(({ places }) => places);
  const byPage = Map.groupBy(places, ({ page, title }) => page + title);
  const samples = site.leftovers.filter(({ isSample }) => isSample);
  const drafts = site.pages.filter(({ access }) => access === "draft");
  const englishPath = english?.paths[0];
  const closeThen = (show: () => unknown) => () => {
    close();
    void show();
  };
  const entry = (text: string, show: () => unknown) => (
    <li key={text}>
      <Button className={LIST_BUTTON} onPress={closeThen(show)}>
        {text}
      </Button>
    </li>
  );
  const groups: [title: string, list: ReactNode[]][] = [
    [
      "Placeholders that visitors would read",
      [...byPage.values()].map(
        ([place, ...others]) =>
          place &&
          entry(`${others.length === 0 ? "1 text" : `${others.length + 1} texts`} in ${place.title}`, () =>
            pages.showPlace(place),
          ),
      ),
    ],
    [
      "Texts in English",
      english && englishPath
        ? [
            entry(`${english.paths.length} of ${english.count} texts of the interface are in English`, () =>
              settings.open({ file: "interface.yaml", path: englishPath }, true),
            ),
          ]
        : [],
    ],
    [
      "Notes",
      site.notes.length > 0
        ? [
            <NoteGroups key="notes" notes={site.notes}>
              {({ file, field, where, message }, isGrouped) =>
                entry(isGrouped ? where : `${where}: ${message}`, () => pages.showProblem(file, field, true))
              }
            </NoteGroups>,
          ]
        : [],
    ],
    [
      "Drafts, which stay hidden",
      drafts.map(({ address, title }) => entry(title, () => pages.show(address))),
    ],
  ];
  const filled = groups.filter(([, list]) => list.length > 0);
  if (filled.length === 0 && samples.length === 0) return null;
  return (
    <SheetSection title={title}>
      {filled.map(([title, list]) => (
        <Group key={title} title={title}>
          <ul>{list}</ul>
        </Group>
      ))}
      {samples.length > 0 && (
        <Group title="Still from the sample">
          <LeftoverList leftovers={samples} close={close} />
        </Group>
      )}
    </SheetSection>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <h4>{title}</h4>
      <div className="rounded-lg border border-line p-1">{children}</div>
    </div>
  );
}
