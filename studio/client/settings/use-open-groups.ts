import { useEffect, useMemo, useRef, useState } from "react";
import { type FieldPath, type Path, parsePath } from "../../shared/field-path.ts";
import { useValue } from "../state/model.ts";
import { useSite } from "../state/site.ts";
import { elementIdOf } from "./field.tsx";
import { findFields, groupsAround, groupsOf } from "./groups.ts";
import { type SettingsForm, useSettings } from "./settings.ts";

/** Visitors see these texts first. Other files open their first group. */
const OPEN_GROUPS: Record<string, string[]> = { "interface.yaml": ["lock", "invitation"] };

/** Opens the groups around `place` and scrolls to it, around problems, and around what a search finds. */
export function useOpenGroups(form: SettingsForm, place: FieldPath) {
  const settings = useSettings();
  const problems = useValue(useSite(), (site) => site.problems);
  const reachedPlace = useRef<FieldPath | null>(null);
  const [query, setQuery] = useState("");
  /** Maps the key of a group, after the query, to its state. */
  const [openGroups, setOpenGroups] = useState(settings.groups.get(form.file) ?? {});
  useEffect(() => void settings.groups.set(form.file, openGroups), [openGroups]);
  // A field that the owner changes stays, even if its new text does not contain the query.
  const found = useMemo(() => findFields(form.schema, form.data, query, form.shown), [query]);
  useEffect(() => {
    setQuery("");
    const keys = groupsAround(form.schema, place.path);
    setOpenGroups((groups) => ({ ...groups, ...Object.fromEntries(keys.map((key) => [`#${key}`, true])) }));
  }, [place]);
  useEffect(() => {
    if (openGroups[`#${place.path.join(".")}`] === undefined || reachedPlace.current === place) return;
    reachedPlace.current = place;
    const part = partOf(place.path);
    part?.scrollIntoView({ block: "nearest" });
    settings.scrollPageTo(place);
    if (!settings.state.getState().opened?.shouldFocus) return;
    const control = part?.querySelector<HTMLElement>("input, textarea, button") ?? part;
    // A scroll would close the menu that a focused control opens.
    requestAnimationFrame(() => control?.focus({ preventScroll: true }));
  }, [settings, place, openGroups]);
  const keysWithProblem = problems
    .filter(({ file }) => file === `content/${form.file}`)
    .flatMap(({ field }) => groupsAround(form.schema, parsePath(field)));
  const [firstGroup] = groupsOf(form.schema, form.data);
  const isFirst = (key: string) =>
    OPEN_GROUPS[form.file]?.includes(key) ?? (key === firstGroup?.key && place.path.length === 0);
  return {
    query,
    setQuery,
    found,
    isOpen: (key: string, isDefault = isFirst(key) || keysWithProblem.includes(key)) =>
      openGroups[`${query}#${key}`] ?? (isDefault || found?.has(key) === true),
    toggle: (key: string, isOpen: boolean) =>
      setOpenGroups((groups) => ({ ...groups, [`${query}#${key}`]: isOpen })),
  };
}

/** Returns the element of a field, or of the nearest list or group around the field. */
function partOf(path: Path): HTMLElement | null {
  if (path.length === 0) return null;
  return document.getElementById(elementIdOf(path)) ?? partOf(path.slice(0, -1));
}
