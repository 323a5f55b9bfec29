import { AccessMenu } from "../pages/access-menu.tsx";
import { PageMenu } from "../pages/page-menu.tsx";
import { PublishButton } from "../publish/publish-button.tsx";
import { useSettings } from "../settings/settings.ts";
import { useValue } from "../state/model.ts";
import { useNotices } from "../state/notices.ts";
import { useSite } from "../state/site.ts";
import { useText } from "../text/text-editor.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { Icon } from "../ui/icons.tsx";
import { Status } from "../ui/status.tsx";
import { Checklist } from "./checklist.tsx";
import type { Studio } from "./studio.tsx";
import { ViewMenu } from "./view-menu.tsx";

const FLOATING_ON_PHONE =
  "absolute max-md:mx-auto max-md:mt-2 max-md:w-fit max-md:max-w-[calc(100%-1rem)] max-md:rounded-2xl max-md:not-empty:border max-md:not-empty:py-1 max-md:not-empty:shadow-floating";
const GROUP = "flex min-w-0 items-center";
/** Returns classes that show a message in a box below a wide bar if the bar has no room for its characters. */
function placeOf({ length }: string): string {
  if (length > 60) return "lg:below-bar";
  if (length > 24) return "lg:@max-3xs/message:below-bar";
  return length > 8 ? "lg:@max-28/message:below-bar" : "lg:@max-16/message:below-bar";
}

/** Two rows of controls, which are next to each other in a wide window. No message and no count moves a control. */
export function Bar({ studio }: { studio: Studio }) {
  const { pages, arranger, settings } = studio;
  const isOutlineOpen = useValue(arranger, (state) => state.isOpen);
  const isSettingsOpen = useValue(settings, ({ opened }) => opened !== null);
  return (
    <section
      id="bar"
      aria-label="Studio"
      className="relative z-20 col-span-3 grid gap-1 whitespace-nowrap md:grid-cols-[auto_minmax(0,1fr)] border-line border-b bg-bar px-2 py-1 lg:grid-cols-[auto_minmax(0,1fr)_auto] lg:px-3 lg:py-2"
    >
      <h1 className="sr-only">Studio</h1>
      <div className={`gap-1 ${GROUP}`}>
        <IconButton
          label="Outline"
          icon="outline"
          aria-expanded={isOutlineOpen}
          onPress={() => arranger.toggle()}
        />
        <PageMenu />
        <Checklist />
      </div>
      <Message isAboveOutline={isOutlineOpen} onShowRefused={() => void studio.showRefused()} />
      <div className={`sm:gap-1 md:max-lg:col-span-2 ${GROUP}`}>
        <AccessMenu />
        <ViewMenu onView={(view) => void pages.showView(view)} />
        <span className="flex-1" />
        <UndoButtons onPress={(verb) => void studio.undoOrRedo(verb)} />
        <Button
          id="settings"
          look="quiet"
          aria-expanded={isSettingsOpen}
          aria-controls="panel"
          onPress={() => (isSettingsOpen ? settings.close() : settings.open())}
        >
          <Icon name="settings" />
          <span className="max-xl:sr-only">Settings</span>
        </Button>
        <PublishButton onOpen={(sheet) => void studio.openPublishSheet(sheet)} />
      </div>
    </section>
  );
}

interface MessageProps {
  /** True if the outline is open. On a phone, the message must not cover its first controls. */
  isAboveOutline: boolean;
  onShowRefused: () => void;
}

/**
 * Describes the last action. A long message covers the page below the bar. On a phone, it floats below the bar, or is
 * the bar's last line if the outline is open. It disappears unless it reports an error.
 */
function Message({ isAboveOutline, onShowRefused }: MessageProps) {
  const { message, isAlarm } = useValue(useNotices(), (state) => state);
  const isGenerating = useValue(useSite(), (site) => site.isGenerating);
  const refused = {
    text: useValue(useText(), (state) => state.refused),
    setting: useValue(useSettings(), (state) => state.refused),
  };
  const text = [message, isGenerating && "Generating image sizes…"].filter(Boolean).join(" · ");
  const refusedText = Object.entries(refused)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => (count === 1 ? `1 ${what} is not saved` : `${count} ${what}s are not saved`))
    .join(", ");
  return (
    <div
      className={`min-w-0 max-md:order-last max-md:-mx-2 max-md:-my-1 md:relative lg:@container/message ${isAboveOutline ? "max-md:min-h-8" : ""}`}
    >
      <Status text={[text, refusedText].filter(Boolean).join(" · ")} />
      <div
        id="state"
        // A new message restarts the animation, but does not replace a button that is being pressed.
        key={refusedText ? "refused" : text}
        className={`${isAboveOutline ? "md:absolute max-md:not-empty:border-b" : FLOATING_ON_PHONE} inset-x-0 top-full flex flex-wrap items-center gap-x-3 bg-bar px-4 text-xs leading-tight wrap-anywhere whitespace-normal not-empty:min-h-8 not-empty:border-line md:top-0 md:min-h-full md:rounded-b-lg md:px-2 lg:after:pointer-events-none lg:after:absolute lg:after:inset-x-0 lg:after:top-[calc(var(--spacing-control)+8px)] lg:after:bottom-0 lg:after:rounded-b-lg lg:after:border lg:after:border-line lg:after:border-t-0 ${isAlarm || refusedText ? "" : "max-md:animate-leave"} ${isAlarm ? "text-alarm" : "text-soft"}`}
      >
        {/* The button is first, so a new message does not move it while the owner presses it. */}
        {refusedText && (
          <Button className="min-h-8 text-alarm text-sm underline" onPress={onShowRefused}>
            {refusedText}
          </Button>
        )}
        {text && (
          <span aria-hidden="true" className={`${placeOf(text)} ${isAlarm ? "animate-none!" : ""}`}>
            {text}
          </span>
        )}
      </div>
    </div>
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
      description={labels[verb]}
      icon={verb}
      isDisabled={labels[verb] === null}
      onPress={() => onPress(verb)}
    />
  ));
}
