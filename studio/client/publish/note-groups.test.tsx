import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NoteGroups } from "./note-groups.tsx";

test("groups three notes of a file with the same reason under the place that they have in common", () => {
  const note = (file: string, where: string) => ({
    file,
    where,
    message: `${where}.png has 4 × 3 pixels: it is small`,
  });
  const cards = ["first", "second", "third"].map((name) => note("projects.yaml", `Home, ${name} card`));
  const notes = [...cards, note("theme.yaml", "Look, logo"), note("theme.yaml", "Look, icon")];
  const html = renderToStaticMarkup(
    <NoteGroups notes={notes as never}>
      {({ where }, isGrouped) => <li key={where}>{`${where} ${isGrouped}`}</li>}
    </NoteGroups>,
  );
  expect(html).toContain("Home, 3 places: it is small");
  expect(html).toContain("Home, third card true");
  expect(html).toContain("Look, icon false");
});
