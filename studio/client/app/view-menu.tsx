import type { View } from "../../shared/views.ts";
import { type Scheme, usePage } from "../frame/page.ts";
import { useValue } from "../state/model.ts";
import { type SiteState, useSite } from "../state/site.ts";
import { IconChoice } from "../ui/choice.tsx";
import { MENU_GROUP, MenuButton, MenuItem, MenuSection } from "../ui/menu.tsx";
import { useMedia } from "../ui/use-media.ts";

const VIEWS = {
  inside: { label: "Passcode holder" },
  guest: { label: "Guest" },
  stranger: { label: "Stranger" },
};
const WIDTHS = {
  phone: { label: "Phone", icon: "phone" },
  tablet: { label: "Tablet", icon: "tablet" },
  desktop: { label: "Desktop", icon: "desktop" },
} as const;
/** If the theme has only one color scheme, the only choice says so. */
const SCHEMES: Record<SiteState["scheme"], Record<string, { label: string; icon: Scheme }>> = {
  both: { light: { label: "Light", icon: "light" }, dark: { label: "Dark", icon: "dark" } },
  light: { light: { label: "Your theme is always light", icon: "light" } },
  dark: { dark: { label: "Your theme is always dark", icon: "dark" } },
};

/** Chooses the visitor, the width and the color scheme of the page. In a wide window, only the visitor is in the menu. */
export function ViewMenu({ onView }: { onView: (view: View) => void }) {
  const page = usePage();
  const { address, view, width, scheme } = useValue(page, (state) => state);
  const available = useValue(useSite(), (site) => site.scheme);
  const isWide = useMedia("(width >= 1440px)");
  const Look = isWide ? IconChoice : MenuChoice;
  const looks = (
    <>
      <Look
        label="Width"
        options={WIDTHS}
        value={width}
        onChange={(value) => page.state.setState({ width: value })}
      />
      <Look
        label="Color scheme"
        options={SCHEMES[available]}
        value={available === "both" ? scheme : available}
        onChange={(value) => page.showScheme(value as Scheme)}
      />
    </>
  );
  return (
    <>
      <MenuButton
        label={`View as: ${VIEWS[view].label}`}
        className="flex-none px-2 max-sm:[&>svg]:hidden"
        title={
          <>
            View<span className="max-sm:sr-only"> as: {VIEWS[view].label}</span>
          </>
        }
      >
        <MenuChoice label="View as" options={VIEWS} value={view} onChange={onView} />
        {!isWide && looks}
        <MenuSection aria-label="Other window" className={MENU_GROUP}>
          <MenuItem href={address} target="_blank">
            Open in a tab
          </MenuItem>
        </MenuSection>
      </MenuButton>
      {isWide && looks}
    </>
  );
}

interface MenuChoiceProps<Value extends string> {
  label: string;
  options: Record<Value, { label: string }>;
  value: Value;
  onChange: (value: Value) => void;
}

function MenuChoice<Value extends string>({ label, options, value, onChange }: MenuChoiceProps<Value>) {
  return (
    <MenuSection
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => onChange([...keys][0] as Value)}
      className={MENU_GROUP}
    >
      {(Object.keys(options) as Value[]).map((key) => (
        <MenuItem key={key} id={key}>
          {options[key].label}
        </MenuItem>
      ))}
    </MenuSection>
  );
}
