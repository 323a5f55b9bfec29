import type { ReactNode } from "react";
import { Disclosure, DisclosurePanel, Heading } from "react-aria-components/Disclosure";
import { dataAt, type FieldPath, itemAround, type Path } from "../../shared/field-path.ts";
import { useMedia } from "../media/media.tsx";
import { type Call, useCall } from "../state/connection.ts";
import type { SaveValue } from "../state/save-value.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icons.tsx";
import { elementIdOf, Field } from "./field.tsx";
import { MediaRow } from "./media-row.tsx";
import { childrenOf, matchingVariant, type Schema, titleOf } from "./schema.ts";
import { useSettings } from "./settings.ts";
import { TextList } from "./text-list.tsx";
import { useForm } from "./use-draft.ts";

const BUTTON =
  "flex min-h-control w-full items-center gap-1 rounded-lg text-start font-semibold hover:bg-hover";

interface RowsProps {
  place: FieldPath;
  schema: Schema;
  value: unknown;
  isOpen: (path: Path, isFirst: boolean) => boolean;
  toggle: (path: Path, isOpen: boolean) => void;
}

/** Shows the fields and groups of a group, or the items of a list. */
export function Rows({ place: { file, path }, schema: outer, value, ...groups }: RowsProps) {
  const settings = useSettings();
  const call = useCall();
  const { suggestions } = useForm();
  const { schema } = matchingVariant(outer, value);
  let groupCount = 0;
  return childrenOf(schema, value).map(([key, inner]): ReactNode => {
    const place = { file, path: [...path, key] };
    const itemValue = dataAt(value, [key]);
    const { schema: found, isNullable } = matchingVariant(inner, itemValue);
    // The owner changes the access in its menu.
    if (found.const !== undefined || found.purpose === "access") return null;
    const title = titleOf(key, itemValue, inner);
    const isRequired = !schema.properties || schema.required?.includes(`${key}`) === true;
    const row = { place, title, schema: inner, value: itemValue, isRequired };
    if (found.media) {
      // A figure is either an image or a video.
      if (found.media === "video" && !isNullable && !itemValue) return null;
      const emptyValue = isNullable || !isRequired ? { value: isNullable ? null : undefined } : null;
      return <FileRow key={key} {...{ place, title, value: itemValue, schema: found, emptyValue }} />;
    }
    const isField = found.purpose === "typeface" || (!found.properties && found.type !== "array");
    if (!isField && found.items?.type === "string")
      return <TextList key={key} {...row} items={found.items} />;
    if (isField) {
      const isCardType = found.purpose === "cardType";
      const write = isCardType
        ? writeCardType(call, settings.saveValue, suggestions.cardType ?? [])
        : undefined;
      return <Field key={key} {...row} {...(write && { write })} />;
    }
    if (childrenOf(found, itemValue).length === 0) return null;
    groupCount += 1;
    const isOpen = groups.isOpen(place.path, groupCount === 1);
    return (
      <Disclosure
        key={key}
        className="min-w-0 border-line border-t pt-1"
        isExpanded={isOpen}
        onExpandedChange={(isExpanded) => {
          groups.toggle(place.path, isExpanded);
          if (isExpanded) settings.markField(place);
        }}
      >
        <Heading level={Math.min(6, Math.max(2, path.length + 1))}>
          <Button slot="trigger" id={elementIdOf(place.path)} className={BUTTON}>
            <span className={isOpen ? "" : "-rotate-90"}>
              <Icon name="chevron" />
            </span>
            <span className="truncate">{title}</span>
          </Button>
        </Heading>
        <DisclosurePanel>
          {isOpen && (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-3 py-2 ps-2">
              <Rows place={place} schema={inner} value={itemValue} {...groups} />
            </div>
          )}
        </DisclosurePanel>
      </Disclosure>
    );
  });
}

/** Adds a new card type to profile.yaml, and then sets it on the card. */
function writeCardType(call: Call, saveValue: SaveValue, knownTypes: { value: string }[]): SaveValue {
  return async (place, type, was, item) => {
    if (typeof type === "string" && !knownTypes.some(({ value }) => value === type)) {
      const place = { file: "profile.yaml", path: ["types"] };
      const { value: types } = await call("getValue", place);
      await saveValue(place, [...((types ?? []) as string[]), type], types);
    }
    await saveValue(place, type, was, item);
  };
}

interface FileRowProps {
  schema: Schema;
  place: FieldPath;
  title: string;
  value: unknown;
  emptyValue: { value: null | undefined } | null;
}

function FileRow({ place, title, value, schema: { media: kind, poster = "" }, emptyValue }: FileRowProps) {
  const { saveValue } = useSettings();
  const media = useMedia();
  const { shown, data } = useForm();
  const isVideo = kind === "video";
  const imagePath = isVideo ? [...place.path.slice(0, -1), poster] : place.path;
  const src = dataAt(shown, [...imagePath, "src"]) as string | undefined;
  return (
    <MediaRow
      {...{ title, src, path: place.path }}
      file={value ? `${value}` : null}
      onReplace={() => void media.replace(place, isVideo)}
      onRemove={
        emptyValue
          ? () => void saveValue(place, emptyValue.value, value, itemAround(data, place.path))
          : undefined
      }
    />
  );
}
