import { useEffect, useState } from "react";
import { parsePath } from "../../shared/field-path.ts";
import { FILE_TITLES, SETTINGS_FILES } from "../../shared/titles.ts";
import { useCall } from "../state/connection.ts";
import { Button } from "../ui/button.tsx";
import { findFields } from "./groups.ts";
import { type SettingsForm, useSettings } from "./settings.ts";
import { useForm } from "./use-draft.ts";

/** Offers the other forms in which a search finds a field. */
export function OtherForms({ query }: { query: string }) {
  const { file } = useForm();
  const call = useCall();
  const settings = useSettings();
  const [forms, setForms] = useState<SettingsForm[]>([]);
  useEffect(() => {
    const others = SETTINGS_FILES.filter((other) => other !== file);
    const loading = Promise.all(others.map((other) => call("getForm", { file: other })));
    loading.then((loaded) => setForms(loaded as SettingsForm[])).catch(() => undefined);
  }, [call, file]);
  return forms.map(({ file, schema, data }) => {
    const [key] = findFields(schema, data, query) ?? [];
    if (key === undefined) return null;
    return (
      <Button key={file} onPress={() => settings.open({ file, path: parsePath(key) })}>
        {`Show it in ${FILE_TITLES[file]?.settings}`}
      </Button>
    );
  });
}
