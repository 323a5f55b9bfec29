import type { View } from "../../views.ts";
import { Button, IconButton, WithTooltip } from "../ui/button.tsx";
import { IconChoice } from "../ui/choice.tsx";
import { PopoverButton } from "../ui/dialog.tsx";
import { Icon } from "../ui/icons.tsx";
import { MenuButton, MenuItem } from "../ui/menu.tsx";
import { useStore, useStudioState } from "../use-store.ts";

const WIDTHS = [
  { value: "390", label: "Phone", icon: "phone" },
  { value: "820", label: "Tablet", icon: "tablet" },
  { value: "", label: "Desktop", icon: "desktop" },
] as const;
const SCHEMES = [
  { value: "light", label: "Light", icon: "light" },
  { value: "dark", label: "Dark", icon: "dark" },
] as const;
const VIEWS: Record<View, string> = {
  inside: "With the passcode",
  guest: "As a guest",
  stranger: "As a stranger",
};

export function Bar() {
  const store = useStore();
  const { address, width, scheme, form, message, isAlarm, isOutlineOpen } = useStudioState();
  const { view, undo, redo } = store.site;
  return (
    <section id="bar" aria-label="Studio">
      <h1>Studio</h1>
      <PageMenu />
      <IconButton
        label="Outline"
        icon="outline"
        aria-expanded={isOutlineOpen}
        onPress={() => store.update({ isOutlineOpen: !isOutlineOpen })}
      />
      <IconChoice
        label="Width"
        options={[...WIDTHS]}
        value={width}
        onChange={(width) => store.update({ width })}
      />
      <IconChoice
        label="Color scheme"
        options={[...SCHEMES]}
        value={scheme}
        onChange={(scheme) => store.showScheme(scheme)}
      />
      <MenuButton
        label={`Visitor: ${VIEWS[view]}`}
        title={VIEWS[view]}
        selectionMode="single"
        selectedKeys={[view]}
        onAction={(key) => void store.showView(key as View)}
      >
        {Object.entries(VIEWS).map(([key, title]) => (
          <MenuItem key={key} id={key}>
            {title}
          </MenuItem>
        ))}
      </MenuButton>
      <output id="state" title={message} data-alarm={isAlarm || undefined}>
        {message}
      </output>
      <Problems />
      <IconButton
        label="Undo"
        icon="undo"
        hint={`Undo: ${undo}`}
        isDisabled={undo === null}
        onPress={() => void store.undoOrRedo("undo")}
      />
      <IconButton
        label="Redo"
        icon="redo"
        hint={`Redo: ${redo}`}
        isDisabled={redo === null}
        onPress={() => void store.undoOrRedo("redo")}
      />
      <WithTooltip label="Open in a tab">
        <a
          className="button quiet icon"
          href={address}
          target="_blank"
          aria-label="Open in a tab"
          rel="noopener"
        >
          <Icon name="open" />
        </a>
      </WithTooltip>
      <Button
        id="settings"
        look="quiet"
        aria-expanded={form !== null}
        aria-controls="panel"
        onPress={() => (form ? store.closeForm() : store.openForm())}
      >
        Settings
      </Button>
    </section>
  );
}

function PageMenu() {
  const store = useStore();
  const { address } = useStudioState();
  const { pages } = store.site;
  const title = pages.find((page) => page.address === address)?.title ?? address;
  return (
    <MenuButton
      label={`Page: ${title}`}
      title={title}
      look="plain"
      selectionMode="single"
      selectedKeys={[address]}
      onAction={(key) => void store.showPage(String(key))}
    >
      {pages.map((page) => (
        <MenuItem key={page.address} id={page.address} textValue={page.title}>
          {page.title}
        </MenuItem>
      ))}
    </MenuButton>
  );
}

function Problems() {
  const store = useStore();
  const { problems } = store.site;
  if (problems.length === 0) return null;
  return (
    <PopoverButton look="alarm" label={problems.length === 1 ? "1 problem" : `${problems.length} problems`}>
      {(close) => (
        <ul>
          {problems.map(({ file, line, field, message }) => (
            <li key={`${file}:${line}:${message}`}>
              <Button
                look="quiet"
                onPress={() => {
                  close();
                  void store.showProblem(file, field);
                }}
              >
                {`${describeField(field)} in ${file.replace(/^content\//, "")}: ${message}`}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </PopoverButton>
  );
}

/** Returns "cards 1 title" for "cards[0].title". */
function describeField(field: string): string {
  return field.replaceAll(/\[(\d+)\]/g, (_, index) => ` ${Number(index) + 1}`).replaceAll(".", " ");
}
