import { nounOf } from "../../shared/titles.ts";
import { usePage } from "../frame/page.ts";
import { useSettings } from "../settings/settings.ts";
import { useValue } from "../state/model.ts";
import { useNotices } from "../state/notices.ts";
import { useSite } from "../state/site.ts";
import { IconButton } from "../ui/button.tsx";
import { MENU_GROUP, MenuButton, MenuItem, MenuSection } from "../ui/menu.tsx";
import { FLOATING } from "../ui/styles.ts";
import { useFloatingBox } from "../ui/use-floating-box.ts";
import { useArranger } from "./arranger.tsx";
import type { SelectionState } from "./part-selection.ts";
import { labelOf, type Row, withoutOwnTexts } from "./parts.ts";
import { columnActions } from "./table-columns.tsx";

export function PartTools() {
  const arranger = useArranger();
  const { part, partBox, gap, copied } = useValue(arranger, (state) => state);
  const row = part && arranger.rowAt(part);
  return (
    <>
      {row && partBox && <Tools key={row.path.join(".")} {...row} box={partBox} copied={copied} />}
      {gap && (
        <div
          className="fixed z-10 -translate-1/2 rounded-lg bg-bar shadow-floating"
          style={{ left: gap.x, top: gap.y }}
        >
          <IconButton
            label="Add a section here"
            icon="plus"
            onPress={() => void arranger.insert(arranger.list, gap.index)}
          />
        </div>
      )}
    </>
  );
}

function Tools({ box, copied, ...row }: Row & { box: DOMRect; copied: SelectionState["copied"] }) {
  const { path, kind, children } = row;
  const arranger = useArranger();
  const settings = useSettings();
  const site = useSite();
  const { frame } = usePage();
  const tools = useFloatingBox(
    ({ height }) => ({ left: box.left, top: box.top - height - 8 }),
    frame.barBottom,
  );
  const [list, index] = [path.slice(0, -1), Number(path.at(-1))];
  const noun = nounOf(list);
  const last = arranger.siblingsOf(path).length - 1;
  const media = arranger.mediaOf(kind);
  const place = { file: arranger.file, path };
  const cardWithoutTexts = withoutOwnTexts(row, (link) => site.pageAt(link)?.kind === "study");
  const isSection = list[0] === "sections" && path.length === 2;
  const notices = useNotices();
  const section = arranger.rowAt(path.slice(0, 2));
  /** The groups of the menu. */
  const actions: Record<string, Record<string, () => unknown>> = {
    Content: {
      ...(media && {
        [media.isVideo ? "Choose a video…" : "Choose an image…"]: () => arranger.chooseMedia(path, media),
      }),
      ...(kind === "figures" && {
        "Add an image": () => arranger.insert([...path, "figures"], children.length),
      }),
      ...(cardWithoutTexts && {
        "Use the study’s text": () => settings.saveValue(place, cardWithoutTexts, row.was),
      }),
      Settings: () => settings.open(place, true),
      ...(isSection && {
        "Notes for yourself": () => settings.open({ ...place, path: [...path, "notes"] }, true),
      }),
    },
    Place: {
      "Move to…": () => arranger.chooseTarget(path),
      [`Add a ${noun} before`]: () => arranger.insert(list, index),
      [`Add a ${noun} after`]: () => arranger.insert(list, index + 1),
      // The build refuses a second card for the same page.
      ...(noun !== "card" && { Duplicate: () => arranger.duplicate(path) }),
      Copy: () => arranger.copy(path),
      ...(copied?.noun === noun && {
        [`Paste the ${noun} after`]: () => arranger.paste(copied.yaml),
      }),
      ...(path.length > 2 && { "Select the section": () => arranger.select(path.slice(0, 2)) }),
    },
    ...(section?.kind === "table" && { Columns: columnActions(arranger, notices, section) }),
    Delete: { Delete: () => arranger.remove(path) },
  };
  return (
    <div
      ref={tools}
      className={`fixed z-10 flex items-center p-1 ${FLOATING}`}
      role="toolbar"
      aria-label="Selected part"
    >
      <IconButton
        label="Move up"
        icon="up"
        isDisabled={index === 0}
        onPress={() => void arranger.move(path, index - 1)}
      />
      <IconButton
        label="Move down"
        icon="down"
        isDisabled={index === last}
        onPress={() => void arranger.move(path, index + 1)}
      />
      <MenuButton label={labelOf(kind)}>
        {Object.entries(actions).map(([title, group]) => (
          <MenuSection
            key={title}
            aria-label={title}
            className={`${MENU_GROUP} ${title === "Delete" ? "text-alarm" : ""}`}
          >
            {Object.entries(group).map(([label, run]) => (
              <MenuItem key={label} id={label} onAction={() => void run()}>
                {label}
              </MenuItem>
            ))}
          </MenuSection>
        ))}
      </MenuButton>
    </div>
  );
}
