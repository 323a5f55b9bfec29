import type { ComponentProps } from "react";
import { fillPlaceholders } from "#app/ui/fill.ts";
import { IconFrame } from "#app/ui/icons.tsx";
import { DataBlock, InlineScript } from "#app/ui/inline-script.tsx";
import { useStrings } from "#app/ui/strings.tsx";
import { FieldError } from "./field-error.tsx";
import { type FormState, invalidProps, type StudyOption } from "./form-fields.ts";
import source from "./order-buttons.js?raw";

const ARROWS = {
  up: <path d="M12 19V5m-6 6 6-6 6 6" />,
  down: <path d="M12 5v14m6-6-6 6-6-6" />,
};

/** The form posts the checked studies in the order of their rows, which a script can change. */
export function StudyChoice({ fields, errors, studies }: FormState & { studies: StudyOption[] }) {
  const { owner: strings } = useStrings();
  const chosenSlugs = fields.studies === "all" ? [] : fields.studies;
  return (
    <fieldset className="group mt-5" aria-describedby="studies-error">
      <legend className="text-small">{strings.opens}</legend>
      <Choice type="radio" name="opens" value="all" defaultChecked={fields.studies === "all"}>
        {strings.all}
      </Choice>
      <Choice
        type="radio"
        name="opens"
        value="some"
        defaultChecked={fields.studies !== "all"}
        autoFocus={invalidProps("studies", errors).autoFocus}
      >
        {strings.some}
      </Choice>
      <FieldError name="studies" errors={errors} />
      <div className="ps-8 group-has-[[value=all]:checked]:hidden">
        <p className="text-small text-soft">
          {strings.order}{" "}
          <span hidden data-script className="pointer-coarse:hidden">
            {strings.orderKeys}
          </span>
        </p>
        <ul id="study-order">
          {inOrder(studies, chosenSlugs).map((study) => (
            <StudyRow key={study.slug} study={study} isChosen={chosenSlugs.includes(study.slug)} />
          ))}
        </ul>
        <p id="moved" aria-live="polite" className="sr-only" />
        <DataBlock id="moved-text" value={strings.moved} />
        <InlineScript source={source} />
      </div>
    </fieldset>
  );
}

function StudyRow({ study: { slug, title, kind }, isChosen }: { study: StudyOption; isChosen: boolean }) {
  const { owner: strings } = useStrings();
  return (
    <li data-title={title} className="flex items-center gap-1">
      <div className="min-w-0 flex-1">
        <Choice type="checkbox" name="study" value={slug} defaultChecked={isChosen}>
          <span className="py-1.5">
            <span dir="auto" className="block">
              {title}
            </span>{" "}
            <span className="text-small text-soft">{kind}</span>
          </span>
        </Choice>
      </div>
      {(["up", "down"] as const).map((direction) => (
        <button
          key={direction}
          type="button"
          hidden
          suppressHydrationWarning
          data-script
          data-move={direction}
          aria-label={fillPlaceholders(strings.move[direction], { title })}
          className="grid size-11 flex-none cursor-pointer place-items-center"
        >
          <IconFrame>{ARROWS[direction]}</IconFrame>
        </button>
      ))}
    </li>
  );
}

function inOrder(studies: StudyOption[], chosenSlugs: string[]): StudyOption[] {
  const chosenStudies = chosenSlugs.flatMap((slug) => studies.filter((study) => study.slug === slug));
  return [...chosenStudies, ...studies.filter(({ slug }) => !chosenSlugs.includes(slug))];
}

function Choice({ children, ...input }: ComponentProps<"input">) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input {...input} className="size-5 flex-none accent-ink" />
      {children}
    </label>
  );
}
