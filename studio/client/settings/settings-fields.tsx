import type { ComponentType, ReactNode } from "react";
import type { FieldPath } from "../../shared/field-path.ts";
import { TextField } from "../ui/text-field.tsx";
import { CompanyResumes } from "./company-resumes.tsx";
import { Group } from "./group.tsx";
import { contains, groupsOf } from "./groups.ts";
import { LanguageChoice } from "./language-choice.tsx";
import { LookChoices } from "./look-choices.tsx";
import { Notes } from "./notes.tsx";
import { OtherForms } from "./other-forms.tsx";
import { Rows } from "./rows.tsx";
import { SiteImages } from "./site-images.tsx";
import { UnknownFields } from "./unknown-fields.tsx";
import { useForm } from "./use-draft.ts";
import { useOpenGroups } from "./use-open-groups.ts";

/** Contains the controls above the fields of a file, with the title of their group. */
const FIRST_GROUPS: Record<string, { title: string; Controls: ComponentType }> = {
  "theme.yaml": { title: "Themes and typefaces", Controls: LookChoices },
  "interface.yaml": { title: "Language of the interface", Controls: LanguageChoice },
};

const RESUMES = "Résumés for companies";

/** Shows all values of a file in groups, or only those that a search finds. */
export function SettingsFields({ place }: { place: FieldPath }) {
  const form = useForm();
  const { query, setQuery, ...openGroups } = useOpenGroups(form, place);
  const { isOpen, toggle, found } = openGroups;
  const { title: firstTitle = "", Controls } = FIRST_GROUPS[form.file] ?? {};
  const groups = groupsOf(form.schema, form.data).filter(({ key }) => found?.has(key) ?? true);
  const images = form.images.filter(({ title }) => contains(title, query));
  const imagesTitle = form.images.length > 1 ? "Icon and share images" : "Share image";
  const resumes = contains([RESUMES, ...(form.resumes ?? [])].join(), query) ? form.resumes : null;
  const hasControls = Controls && contains(firstTitle, query);
  const isNothingFound = groups.length + images.length === 0 && !hasControls && !resumes;
  const groupAround = (key: string, content: ReactNode, isDefault?: boolean) => (
    <Group
      key={key}
      title={key}
      isOpen={isOpen(key, isDefault)}
      onToggle={(isNowOpen) => toggle(key, isNowOpen)}
    >
      {content}
    </Group>
  );
  return (
    <>
      <div className="grid gap-3">
        <TextField
          type="search"
          label="Search these settings"
          isLabelHidden
          placeholder="Search these settings"
          value={query}
          onChange={setQuery}
          onKeyDown={(event) => {
            if (event.key === "Escape" && query) setQuery("");
            else event.continuePropagation();
          }}
        />
        <output className="text-soft empty:-mt-3">
          {isNothingFound && `No setting here contains “${query.trim()}”.`}
        </output>
        {isNothingFound && <OtherForms query={query} />}
      </div>
      <UnknownFields />
      <Notes path={[]} />
      {hasControls && groupAround(firstTitle, <Controls />, true)}
      {groups.map(({ key, title, path, ...parent }) => {
        const rows = <Rows key={key} place={{ file: form.file, path }} {...parent} {...openGroups} />;
        return title ? groupAround(title, rows) : rows;
      })}
      {resumes && groupAround(RESUMES, <CompanyResumes files={resumes} />, found !== null)}
      {images.length > 0 && groupAround(imagesTitle, <SiteImages images={images} />, found !== null)}
    </>
  );
}
