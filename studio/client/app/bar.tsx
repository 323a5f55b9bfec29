import type { View } from "../../shared/views.ts";
import { UnusedFiles } from "../outline/unused-files.tsx";
import { AccessMenu } from "../pages/access-menu.tsx";
import { PageMenu } from "../pages/page-menu.tsx";
import { SampleLeftovers } from "../pages/sample-leftovers.tsx";
import { PublishButton } from "../publish/publish-button.tsx";
import { useStore, useStudioState } from "../state/use-store.ts";
import { Button, IconButton, WithTooltip } from "../ui/button.tsx";
import { IconChoice } from "../ui/choice.tsx";
import { Icon } from "../ui/icons.tsx";
import { MenuButton, MenuItem } from "../ui/menu.tsx";
import { buttonClass } from "../ui/styles.ts";
import { Problems } from "./problems.tsx";

const WIDTHS = {
  phone: { label: "Phone", icon: "phone" },
  tablet: { label: "Tablet", icon: "tablet" },
  desktop: { label: "Desktop", icon: "desktop" },
} as const;
const SCHEMES = {
  light: { label: "Light", icon: "light" },
  dark: { label: "Dark", icon: "dark" },
} as const;
const VIEWS: Record<View, string> = {
  inside: "With the passcode",
  guest: "As a guest",
  stranger: "As a stranger",
};

export function Bar() {
  const store = useStore();
  const { site, address, view, width, scheme, form, message, isAlarm, isOutlineOpen } = useStudioState();
  if (!site) return null;
  const verbs = { undo: "Undo", redo: "Redo" } as const;
  return (
    <section
      id="bar"
      aria-label="Studio"
      className="relative z-20 col-span-3 flex min-h-12 flex-wrap items-center gap-1 whitespace-nowrap border-line border-b bg-bar px-2 py-1 md:px-3"
    >
      <h1 className="sr-only">Studio</h1>
      <PageMenu />
      <AccessMenu />
      <IconButton
        label="Outline"
        icon="outline"
        aria-expanded={isOutlineOpen}
        onPress={() => store.toggleOutline()}
      />
      <div className="flex gap-1 max-md:order-1 max-md:basis-full">
        <div className="max-md:hidden">
          <IconChoice
            label="Width"
            options={WIDTHS}
            value={width}
            onChange={(value) => store.update({ width: value })}
          />
        </div>
        <IconChoice
          label="Color scheme"
          options={SCHEMES}
          value={scheme}
          onChange={(value) => store.showScheme(value)}
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
        <WithTooltip label="Open in a tab">
          <a
            className={buttonClass("quiet", "w-control")}
            href={address}
            target="_blank"
            aria-label="Open in a tab"
            rel="noopener"
          >
            <Icon name="open" />
          </a>
        </WithTooltip>
      </div>
      <output
        id="state"
        title={message}
        className={`flex-1 basis-20 truncate px-2 ${isAlarm ? "text-alarm" : "text-soft"}`}
      >
        {message}
        {site.isGenerating && " · Generating image sizes…"}
      </output>
      <SampleLeftovers />
      <Problems />
      <UnusedFiles />
      {(["undo", "redo"] as const).map((verb) => (
        <IconButton
          key={verb}
          label={verbs[verb]}
          icon={verb}
          hint={`${verbs[verb]}: ${site[verb]}`}
          isDisabled={site[verb] === null}
          onPress={() => void store.undoOrRedo(verb)}
        />
      ))}
      <Button
        id="settings"
        look="quiet"
        aria-expanded={form !== null}
        aria-controls="panel"
        onPress={() => (form ? store.closeForm() : store.openForm())}
      >
        <Icon name="settings" />
        <span className="max-md:sr-only">Settings</span>
      </Button>
      <PublishButton />
    </section>
  );
}
