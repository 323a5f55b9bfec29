import { useState } from "react";
import { ACCESS, ACCESS_VALUES, type StudyAccess } from "../../shared/access.ts";
import { slugOf } from "../../shared/slug.ts";
import { completeAddress } from "../settings/typed-value.ts";
import type { PageEntry } from "../state/api.ts";
import { useStore } from "../state/use-store.ts";
import type { StudyDraft } from "../text/document/to-study.ts";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { useCloseDialog } from "../ui/dialog.tsx";
import { Select } from "../ui/select.tsx";
import { TextField } from "../ui/text-field.tsx";
import { ChangeDialog } from "./change-dialog.tsx";
import { DocumentDialog } from "./document-dialog.tsx";
import { DraftFields, fieldsOf, newDetails } from "./draft-fields.tsx";

const ACCESS_OPTIONS = ACCESS_VALUES.map((value) => ({ value, label: ACCESS[value] }));
const NEW_TITLES = { study: "New case study", page: "New page", card: "New card" };

interface NewDialogProps {
  kind: keyof typeof NEW_TITLES;
  /** The texts of a new case study from a document. */
  draft?: StudyDraft;
}

export function NewDialog({ kind, draft }: NewDialogProps) {
  const store = useStore();
  const close = useCloseDialog();
  const [title, setTitle] = useState(draft?.title ?? "");
  const [details, setDetails] = useState(() => newDetails(draft?.summary));
  const [ownAddress, setAddress] = useState<string | null>(null);
  const [access, setAccess] = useState("draft");
  const [isChecked, setIsChecked] = useState(true);
  const address = ownAddress ?? (kind === "card" ? "https://" : addressOf(title));
  const fields = {
    study: { address, access, hasCard: isChecked, ...(draft && { fields: fieldsOf(details, draft) }) },
    page: { address, isInFooter: isChecked },
    card: { link: completeAddress(address) },
  }[kind];
  const target = kind === "card" ? "/" : address;
  const question = kind !== "card" && new URLSearchParams({ action: "create", slug: "", kind, address });
  async function openDocument(): Promise<void> {
    close();
    const read = await store.openDialog<StudyDraft>(<DocumentDialog />);
    if (read) await store.openDialog(<NewDialog kind="study" draft={read} />);
  }
  return (
    <ChangeDialog
      title={NEW_TITLES[kind]}
      verb="Create"
      question={title && question ? question : null}
      isReady={title.trim() !== "" && address.length > 1}
      onConfirm={() => store.changeSite(kind, { action: "create", title, ...fields }, target)}
    >
      {kind === "study" && !draft && <Button onPress={() => void openDocument()}>From a document…</Button>}
      <TextField label="Title" value={title} onChange={setTitle} autoFocus />
      <TextField
        label={kind === "card" ? "Link" : "Address"}
        value={address}
        onChange={(text) => setAddress(kind === "card" ? text : addressOf(text))}
      />
      {kind === "study" && (
        <Select
          label="Who can see it"
          options={ACCESS_OPTIONS}
          value={access}
          onChange={(key) => setAccess(String(key))}
        />
      )}
      {kind !== "card" && (
        <Checkbox isSelected={isChecked} onChange={setIsChecked}>
          {kind === "study" ? "Card on the home page" : "Link in the footer"}
        </Checkbox>
      )}
      {draft && <DraftFields draft={draft} details={details} onChange={setDetails} />}
    </ChangeDialog>
  );
}

export function AddressDialog({ page: { address, title, kind } }: { page: PageEntry }) {
  const store = useStore();
  const [newAddress, setAddress] = useState(address);
  const slug = address.slice(1);
  return (
    <ChangeDialog
      title={`Address of ${title}`}
      verb="Change"
      question={new URLSearchParams({ action: "rename", slug, kind, address: newAddress })}
      isReady={newAddress !== address && newAddress.length > 1}
      onConfirm={() => store.changeSite(kind, { action: "rename", slug, address: newAddress }, newAddress)}
    >
      <TextField
        label="Address"
        value={newAddress}
        onChange={(text) => setAddress(addressOf(text))}
        autoFocus
      />
    </ChangeDialog>
  );
}

export function DeleteDialog({ page: { address, title, kind } }: { page: PageEntry }) {
  const store = useStore();
  const [redirect, setRedirect] = useState("");
  const slug = address.slice(1);
  const targets = store.site.pages.filter((page) => page.address !== address);
  const options = targets.map((page) => ({ value: page.address, label: page.title }));
  return (
    <ChangeDialog
      title={`Delete ${title}?`}
      verb="Delete"
      look="alarm"
      question={new URLSearchParams({ action: "delete", slug, kind })}
      onConfirm={() => store.changeSite(kind, { action: "delete", slug, redirect: redirect || null }, "/")}
    >
      <Select
        label={`${address} then leads to`}
        options={[{ value: "", label: "Nowhere (page not found)" }, ...options]}
        value={redirect}
        onChange={(key) => setRedirect(String(key))}
      />
    </ChangeDialog>
  );
}

export function AccessDialog({ page, access }: { page: PageEntry; access: StudyAccess }) {
  const store = useStore();
  const slug = page.address.slice(1);
  return (
    <ChangeDialog
      title={`${page.title}: ${ACCESS[access]}`}
      verb="Change"
      question={new URLSearchParams({ action: "access", slug, access })}
      onConfirm={async () => {
        await store.changeSite("study", { action: "access", slug, access }, page.address);
        if (access === "passcode" || access === "public") await store.showView("stranger");
      }}
    />
  );
}

export function BeginEmptyDialog() {
  const store = useStore();
  return (
    <ChangeDialog
      title="Begin empty?"
      verb="Begin empty"
      look="alarm"
      question={new URLSearchParams({ action: "begin-empty" })}
      onConfirm={() => store.changeSite("begin-empty", {}, "/")}
    />
  );
}

/** Keeps a hyphen at the end, because the owner can type more. */
function addressOf(text: string): string {
  return `/${slugOf(text)}${text.endsWith("-") ? "-" : ""}`;
}
