import { useState } from "react";
import { completeAddress } from "../settings/typed-value.ts";
import { useCall } from "../state/connection.ts";
import { useSite } from "../state/site.ts";
import { useCloseDialog } from "../ui/dialog.tsx";
import { Select } from "../ui/select.tsx";
import { TextField } from "../ui/text-field.tsx";
import { ChangeDialog } from "./change-dialog.tsx";
import { usePages } from "./pages.ts";

const ELSEWHERE = "https://";

/** Adds a card for a page without a card, or for an address on another site. @param index defaults to the end of the list */
export function CardDialog({ index }: { index?: number }) {
  const call = useCall();
  const pages = usePages();
  const close = useCloseDialog();
  const entries = useSite().value.pages.filter(({ kind, hasCard }) => kind !== "fixed" && !hasCard);
  const options = entries.map(({ address, title }) => ({ value: address, label: title }));
  const [page, setPage] = useState(options[0]?.value ?? ELSEWHERE);
  const [title, setTitle] = useState("");
  const [link, setLink] = useState(ELSEWHERE);
  const isElsewhere = page === ELSEWHERE;
  const change = {
    ...(isElsewhere ? { link: completeAddress(link.trim()), title } : { link: page }),
    index,
  };
  return (
    <ChangeDialog
      title="New card"
      verb="Create"
      isReady={!isElsewhere || (title.trim() !== "" && link.trim() !== ELSEWHERE)}
      onConfirm={async () => {
        await pages.change(() => call("createCard", change), "/");
        close(true);
      }}
    >
      <Select
        label="Which page?"
        options={[...options, { value: ELSEWHERE, label: "Another address" }]}
        value={page}
        onChange={(value) => setPage(String(value))}
      />
      {isElsewhere && (
        <>
          <TextField label="Title" value={title} onChange={setTitle} />
          <TextField label="Link" value={link} onChange={setLink} />
        </>
      )}
    </ChangeDialog>
  );
}
