import { parseRichText } from "../../../pipeline/read/rich-text.ts";
import { countWords, MAX_SUMMARY_WORDS } from "../text/document/split-summary.ts";
import type { StudyDraft, StudySection } from "../text/document/to-study.ts";
import { richTextToDom } from "../text/rich-text.ts";
import { TextField } from "../ui/text-field.tsx";

const LABELS = {
  role: "Your role",
  team: "The people you worked with",
  value: "Outcome: a number or a short sentence",
  what: "What it means",
};

/** The texts of a new case study that the owner can correct or add before it is saved. */
export type Details = Record<"summary" | keyof typeof LABELS, string>;

/** Returns the texts for a document with this summary. */
export function newDetails(summary = ""): Details {
  return { summary, role: "", team: "", value: "", what: "" };
}

/** Returns the fields of the file. The new file keeps its placeholders for empty fields. */
export function fieldsOf({ value, what, ...texts }: Details, { sections }: StudyDraft): object {
  return {
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== "")),
    ...((value.trim() || what.trim()) && { outcome: [{ value, what }] }),
    ...(sections.length > 0 && { sections }),
  };
}

/** Returns true for an empty field of an outcome whose other field has a text. */
function isMissing(name: string, text: string, { value, what }: Details): boolean {
  return ["value", "what"].includes(name) && !text.trim() && Boolean(value.trim() || what.trim());
}

interface DraftFieldsProps {
  draft: StudyDraft;
  details: Details;
  onChange: (details: Details) => void;
}

/** Shows the sections of a document, and asks for the texts that it lacks. */
export function DraftFields({ draft: { sections, leftOut }, details, onChange }: DraftFieldsProps) {
  const wordCount = countWords(details.summary);
  const fieldProps = (name: keyof Details) => ({
    value: details[name],
    onChange: (text: string) => onChange({ ...details, [name]: text }),
  });
  return (
    <>
      <TextField
        label="Summary"
        help={`Everyone can read this, even if the study is locked. ${wordCount} of ${MAX_SUMMARY_WORDS} words.`}
        error={wordCount > MAX_SUMMARY_WORDS ? `Use at most ${MAX_SUMMARY_WORDS} words.` : ""}
        isMultiline
        {...fieldProps("summary")}
      />
      {Object.entries(LABELS).map(([name, label]) => (
        <TextField
          key={name}
          label={label}
          validate={(text) =>
            isMissing(name, text, details) ? `Enter “${label.split(":")[0]}”, too.` : null
          }
          {...fieldProps(name as keyof Details)}
        />
      ))}
      <section aria-label="Sections" className="grid gap-3 rounded-lg border border-line p-3">
        {sections.map((section, index) => (
          <SectionPreview key={index} section={section} />
        ))}
      </section>
      {leftOut && <p>{leftOut}</p>}
    </>
  );
}

function SectionPreview({ section }: { section: StudySection }) {
  const bullets = section.type === "blockWithBullets" ? section.bullets : [];
  return (
    <article>
      <h3 className="font-semibold">{section.title}</h3>
      <Markdown text={section.description ?? ""} />
      <ul className="list-disc ps-5">
        {bullets.map(({ title, description }) => (
          <li key={title}>
            <strong>{title}</strong>
            <Markdown text={description} />
          </li>
        ))}
      </ul>
      {section.type === "table" && (
        <table className="w-full text-start wrap-anywhere [&_:is(td,th)]:border [&_:is(td,th)]:border-line [&_:is(td,th)]:p-1 [&_th]:text-start">
          <tbody>
            {[section.columns, ...section.rows].map((cells, row) => (
              <tr key={row}>
                {cells.map((cell, column) =>
                  row === 0 ? <th key={column}>{cell}</th> : <td key={column}>{cell}</td>,
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </article>
  );
}

function Markdown({ text }: { text: string }) {
  return (
    <div
      className="grid gap-1 [&_ol]:list-decimal [&_ol]:ps-5 [&_ul]:list-disc [&_ul]:ps-5"
      ref={(element) => {
        element?.replaceChildren(richTextToDom(parseRichText(text), document));
        // A link must not replace the studio.
        for (const link of element?.querySelectorAll("a") ?? []) link.target = "_blank";
      }}
    />
  );
}
