import { InlineScript } from "#app/ui/inline-script.tsx";
import { useStrings } from "#app/ui/strings.tsx";

interface CopyButtonProps {
  /** The id of a field with text. */
  field: string;
  /** What the field holds, read out. */
  name: string;
}

/** Not to be seen until the script has run and found that it can copy. */
export function CopyButton({ field, name }: CopyButtonProps) {
  const { owner } = useStrings();
  return (
    <button
      type="button"
      hidden
      suppressHydrationWarning
      data-copies={field}
      className="pill border border-line"
    >
      <span data-says>{owner.copy}</span>
      <span className="sr-only">{name}</span>
    </button>
  );
}

/** After the last button. The page needs no other script, and none to be of use. */
export function CopyScript() {
  const { owner } = useStrings();
  return (
    <>
      <p id="copied" role="status" className="sr-only" />
      <InlineScript run={makeCopy} settings={[owner.copy, owner.copied]} />
    </>
  );
}

function makeCopy([copy, copied]: [string, string]) {
  // Browsers have it over HTTPS, and on this machine.
  if (!navigator.clipboard) return;
  const status = document.getElementById("copied");
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-copies]")) {
    const field = document.getElementById(button.dataset.copies ?? "");
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    const label = button.querySelector("[data-says]");
    const says = (text: string) => {
      if (label) label.textContent = text;
      if (status) status.textContent = text === copied ? copied : "";
    };
    button.hidden = false;
    button.addEventListener("click", async () => {
      field.select();
      await navigator.clipboard.writeText(field.value);
      says(copied);
      setTimeout(() => says(copy), 2000);
    });
  }
}
