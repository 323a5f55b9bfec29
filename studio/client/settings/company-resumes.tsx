import { useState } from "react";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { type Input, useCall } from "../state/connection.ts";
import { useSaving } from "../state/saving.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/text-field.tsx";
import { Help } from "./controls.tsx";

type Change = (change: Input<"changeResume">) => void;

/** Lists the résumés that only invitations offer. The name of a résumé is a text that the owner can change. */
export function CompanyResumes({ files }: { files: string[] }) {
  const call = useCall();
  const saving = useSaving();
  const [problem, setProblem] = useState("");
  const change: Change = (input) => {
    const isAdded = input.action === "add";
    const done = isAdded ? "Saved. Invitations can offer it after the next publication." : "Saved";
    void saving
      .run(() => call("changeResume", input), { done })
      .then(
        () => setProblem(""),
        ({ message }: Error) => setProblem(message),
      );
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Help
        text="Only guests see these PDFs. After the next publication, you can choose one in an invitation. If you rename or remove it, invitations that use it offer the résumé of your profile, until you choose another one."
        error={problem}
      />
      {files.map((file) => (
        <ResumeRow key={file} file={file} change={change} />
      ))}
      <FileTrigger
        acceptedFileTypes={["application/pdf"]}
        onSelect={(pdfs) => {
          if (pdfs?.[0]) change({ action: "add", pdf: pdfs[0] });
        }}
      >
        <Button>Add a résumé</Button>
      </FileTrigger>
    </div>
  );
}

function ResumeRow({ file, change }: { file: string; change: Change }) {
  const name = file.replace(/\.pdf$/i, "");
  const [typed, setTyped] = useState(name);
  const rename = () => {
    if (typed.trim() !== name) change({ action: "rename", file, newName: typed });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-1">
      <TextField
        label={`Name of ${name}`}
        isLabelHidden
        value={typed}
        onChange={setTyped}
        onBlur={rename}
        onKeyDown={({ key, currentTarget, continuePropagation }) => {
          // The blur renames the résumé.
          if (key === "Enter") (currentTarget as HTMLElement).blur();
          else if (key === "Escape" && typed !== name) setTyped(name);
          else continuePropagation();
        }}
      />
      <Button look="quiet" aria-label={`${name}: remove`} onPress={() => change({ action: "remove", file })}>
        Remove
      </Button>
    </div>
  );
}
