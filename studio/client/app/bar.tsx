import type { View } from "../../shared/views.ts";
import type { Page } from "../frame/page.ts";
import { UnusedFiles } from "../outline/unused-files.tsx";
import { AccessMenu } from "../pages/access-menu.tsx";
import { PageMenu } from "../pages/page-menu.tsx";
import { SampleLeftovers } from "../pages/sample-leftovers.tsx";
import { PublishButton } from "../publish/publish-button.tsx";
import { useValue } from "../state/model.ts";
import { useNotices } from "../state/notices.ts";
import { useSite } from "../state/site.ts";
import { Button, IconButton, WithTooltip } from "../ui/button.tsx";
import { IconChoice } from "../ui/choice.tsx";
import { Icon } from "../ui/icons.tsx";
import { MenuButton, MenuItem } from "../ui/menu.tsx";
import { buttonClass } from "../ui/styles.ts";
import { Problems } from "./problems.tsx";
import type { Studio } from "./studio.tsx";

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

export function Bar({ studio }: { studio: Studio }) {
  const { page, pages, arranger, settings } = studio;
  const isOutlineOpen = useValue(arranger, (state) => state.isOpen);
  const isSettingsOpen = useValue(settings, ({ opened }) => opened !== null);
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
        onPress={() => arranger.toggle()}
      />
      <PageLook page={page} onView={(view) => void pages.showView(view)} />
      <Message />
      <SampleLeftovers />
      <Problems />
      <UnusedFiles />
      <UndoButtons onPress={(verb) => void studio.undoOrRedo(verb)} />
      <Button
        id="settings"
        look="quiet"
        aria-expanded={isSettingsOpen}
        aria-controls="panel"
        onPress={() => (isSettingsOpen ? settings.close() : settings.open())}
      >
        <Icon name="settings" />
        <span className="max-md:sr-only">Settings</span>
      </Button>
      <PublishButton onOpen={(sheet) => void studio.openPublishSheet(sheet)} />
    </section>
  );
}

/** Chooses the width, the color scheme and the visitor of the page. */
function PageLook({ page, onView }: { page: Page; onView: (view: View) => void }) {
  const { address, view, width, scheme } = useValue(page, (state) => state);
  return (
    <div className="flex gap-1 max-md:order-1 max-md:basis-full">
      <div className="max-md:hidden">
        <IconChoice
          label="Width"
          options={WIDTHS}
          value={width}
          onChange={(value) => page.state.setState({ width: value })}
        />
      </div>
      <IconChoice
        label="Color scheme"
        options={SCHEMES}
        value={scheme}
        onChange={(value) => page.showScheme(value)}
      />
      <MenuButton
        label={`Visitor: ${VIEWS[view]}`}
        title={VIEWS[view]}
        selectionMode="single"
        selectedKeys={[view]}
        onAction={(key) => onView(key as View)}
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
  );
}

function Message() {
  const { message, isAlarm } = useValue(useNotices(), (state) => state);
  const isGenerating = useValue(useSite(), (site) => site.isGenerating);
  return (
    <output
      id="state"
      title={message}
      className={`flex-1 basis-20 truncate px-2 ${isAlarm ? "text-alarm" : "text-soft"}`}
    >
      {message}
      {isGenerating && " · Generating image sizes…"}
    </output>
  );
}

function UndoButtons({ onPress }: { onPress: (verb: "undo" | "redo") => void }) {
  const site = useSite();
  const labels = { undo: useValue(site, ({ undo }) => undo), redo: useValue(site, ({ redo }) => redo) };
  const verbs = { undo: "Undo", redo: "Redo" } as const;
  return (["undo", "redo"] as const).map((verb) => (
    <IconButton
      key={verb}
      label={verbs[verb]}
      icon={verb}
      hint={`${verbs[verb]}: ${labels[verb]}`}
      isDisabled={labels[verb] === null}
      onPress={() => onPress(verb)}
    />
  ));
}
