import { dataAt } from "../../shared/field-path.ts";
import { titleFromKey } from "../../shared/titles.ts";
import { FONT_ROLES, THEMES, TYPEFACE_PAIRS, typefaceName } from "../../shared/typeface-pairs.ts";
import { useCall } from "../state/connection.ts";
import { useSaving } from "../state/saving.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icons.tsx";
import { Select } from "../ui/select.tsx";
import { useForm } from "./use-draft.ts";

/** Screenshots whose top left part is the home page, and the size that shows only this part. */
const PREVIEWS: Record<(typeof THEMES)[number], [url: string, size: string]> = {
  default: [new URL("../../../docs/pictures/look-fonts.webp", import.meta.url).href, "202% auto"],
  warm: [new URL("../../../docs/themes/warm/theme.webp", import.meta.url).href, "auto 101%"],
  terminal: [new URL("../../../docs/themes/terminal/theme.webp", import.meta.url).href, "auto 101%"],
  loud: [new URL("../../../docs/themes/loud/theme.webp", import.meta.url).href, "auto 101%"],
};

/** Shows the themes and the pairs of typefaces. The name of each pair is in its own typefaces. */
export function LookChoices() {
  const { data, theme, suitablePair } = useForm();
  const call = useCall();
  const saving = useSaving();
  const use = (change: Parameters<typeof call<"changeLook">>[1]) =>
    void saving.run(() => call("changeLook", change), { file: "theme.yaml" });
  const [defaultPair] = TYPEFACE_PAIRS;
  const nameOf = (role: (typeof FONT_ROLES)[number]) => {
    const value = dataAt(data, ["fonts", role]) as string | string[] | undefined;
    return value === undefined ? defaultPair?.[role] : typefaceName(value);
  };
  const current = TYPEFACE_PAIRS.find((pair) => FONT_ROLES.every((role) => nameOf(role) === pair[role]));
  return (
    <>
      <fieldset className="grid grid-cols-2 gap-2">
        <legend className="mb-1">Themes</legend>
        {THEMES.map((name) => (
          <Button
            key={name}
            aria-pressed={name === theme}
            className="overflow-hidden rounded-lg border border-edge text-start hover:bg-hover on:border-mark on:bg-chosen on:text-mark"
            onPress={() => use({ theme: name })}
          >
            <span
              className="block aspect-3/2 bg-no-repeat"
              style={{ backgroundImage: `url(${PREVIEWS[name][0]})`, backgroundSize: PREVIEWS[name][1] }}
            />
            <span className="flex justify-between border-line border-t px-2 py-1">
              {titleFromKey(name)}
              {name === theme && <Icon name="check" />}
            </span>
          </Button>
        ))}
        <p className="col-span-full text-soft text-xs">
          Terminal is always dark. The others follow each visitor’s light or dark setting.
        </p>
      </fieldset>
      <Select
        label="Typefaces"
        placeholder="Your own"
        value={current?.display ?? null}
        options={TYPEFACE_PAIRS.map(({ display, text, displayWeight = 500 }) => ({
          value: display,
          label: display === text ? display : `${display}, ${text}`,
          sample: (
            <span className="grid gap-0.5 py-1">
              <span
                className="truncate text-xl"
                style={{ fontFamily: familyOf(display), fontWeight: displayWeight }}
              >
                {display}
              </span>
              <span className="truncate" style={{ fontFamily: familyOf(text) }}>
                {text} for all other text
              </span>
            </span>
          ),
        }))}
        onChange={(display) => use({ display: String(display) })}
      />
      {suitablePair && (
        <div className="grid gap-2">
          <p>Your typefaces lack letters that your texts use.</p>
          <Button onPress={() => use({ display: suitablePair })}>Use {suitablePair}, which has them</Button>
        </div>
      )}
    </>
  );
}

/** Fontsource adds "Variable" to the names of variable typefaces. */
function familyOf(name: string): string {
  return `"${name} Variable", "${name}"`;
}
