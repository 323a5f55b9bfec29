import { useState } from "react";
import { ACCESS, ACCESS_VALUES, type StudyAccess } from "../../shared/access.ts";
import { slugOf, typedAddressOf } from "../../shared/slug.ts";
import { usePage } from "../frame/page.ts";
import { useCall } from "../state/connection.ts";
import { useNotices } from "../state/notices.ts";
import { type PageEntry, useSite } from "../state/site.ts";
import type { StudyDraft } from "../text/document/to-study.ts";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { useCloseDialog } from "../ui/dialog.tsx";
import { Select } from "../ui/select.tsx";
import { TextField } from "../ui/text-field.tsx";
import { ChangeDialog } from "./change-dialog.tsx";
import { DocumentDialog } from "./document-dialog.tsx";
import { DraftFields, fieldsOf, newDetails } from "./draft-fields.tsx";
import { usePages } from "./pages.ts";

const ACCESS_OPTIONS = ACCESS_VALUES.map((value) => ({ value, label: ACCESS[value] }));
/** The studio cannot transliterate every script. */
const LATIN_ADVICE = "Enter the address in Latin letters, for example /my-project.";
const NEW_TITLES = { study: "New case study", page: "New page" };

interface StudyOrPage extends PageEntry {
  kind: "study" | "page";
}

interface NewDialogProps {
  kind: keyof typeof NEW_TITLES;
  /** The texts of a new case study from a document. */
  draft?: StudyDraft;
}

export function NewDialog({ kind, draft }: NewDialogProps) {
  const call = useCall();
  const notices = useNotices();
  const page = usePage();
  const pages = usePages();
  const close = useCloseDialog();
  const [title, setTitle] = useState(draft?.title ?? "");
  const [details, setDetails] = useState(() => newDetails(draft?.summary));
  const [ownAddress, setAddress] = useState<string | null>(null);
  const [access, setAccess] = useState<StudyAccess>("draft");
  const [isChecked, setIsChecked] = useState(true);
  const address = ownAddress ?? `/${slugOf(title)}`;
  const question = { action: "create", kind, address } as const;
  function create(): Promise<unknown> {
    const action = "create" as const;
    const fields = draft && fieldsOf(details, draft);
    const study = { access, hasCard: isChecked, ...(fields && { fields }) };
    const change = { action, title, address, ...(kind === "study" ? study : { isInFooter: isChecked }) };
    return call("changePage", { kind, change });
  }
  async function openDocument(): Promise<void> {
    close();
    const { lang } = page.frame.document.documentElement;
    const read = await notices.openDialog<StudyDraft>(<DocumentDialog language={lang} />);
    if (read) await notices.openDialog(<NewDialog kind="study" draft={read} />);
  }
  return (
    <ChangeDialog
      title={NEW_TITLES[kind]}
      verb="Create"
      question={title ? question : null}
      isReady={title.trim() !== "" && address.length > 1}
      onConfirm={() => pages.change(create, address)}
    >
      {kind === "study" && !draft && <Button onPress={() => void openDocument()}>From a document…</Button>}
      <TextField label="Title" value={title} onChange={setTitle} autoFocus />
      <AddressField address={address} needsAdvice={title !== ""} onChange={setAddress} />
      {kind === "study" && (
        <Select
          label="Who can see it"
          options={ACCESS_OPTIONS}
          value={access}
          onChange={(key) => setAccess(key as StudyAccess)}
        />
      )}
      <Checkbox isSelected={isChecked} onChange={setIsChecked}>
        {kind === "study" ? "Card on the home page" : "Link in the footer"}
      </Checkbox>
      {draft && <DraftFields draft={draft} details={details} onChange={setDetails} />}
    </ChangeDialog>
  );
}

export function AddressDialog({ address, title, kind }: StudyOrPage) {
  const call = useCall();
  const pages = usePages();
  const [newAddress, setAddress] = useState(address);
  const slug = address.slice(1);
  return (
    <ChangeDialog
      title={`Address of ${title}`}
      verb="Change"
      question={{ action: "rename", slug, kind, address: newAddress }}
      isReady={newAddress !== address && newAddress.length > 1}
      onConfirm={() => {
        const change = { action: "rename", slug, shownTitle: title, address: newAddress } as const;
        return pages.change(() => call("changePage", { kind, change }), newAddress);
      }}
    >
      <AddressField address={newAddress} onChange={setAddress} autoFocus />
    </ChangeDialog>
  );
}

export function DuplicateDialog({ address, title: originalTitle }: PageEntry) {
  const call = useCall();
  const pages = usePages();
  const [title, setTitle] = useState(`Copy of ${originalTitle}`);
  const [ownAddress, setAddress] = useState<string | null>(null);
  const newAddress = ownAddress ?? `/${slugOf(title)}`;
  const slug = address.slice(1);
  return (
    <ChangeDialog
      title={`Duplicate ${originalTitle}`}
      verb="Duplicate"
      question={{ action: "create", slug, address: newAddress }}
      isReady={title.trim() !== "" && newAddress.length > 1}
      onConfirm={() => {
        const change = {
          ...({ action: "duplicate", slug, shownTitle: originalTitle } as const),
          ...{ title, address: newAddress },
        };
        return pages.change(() => call("changePage", { kind: "study", change }), newAddress);
      }}
    >
      <p>
        The copy is a draft. Visitors do not see its card until the copy is no longer a draft. Its images are
        the same files as in the original: replace them before you lock only one of the two.
      </p>
      <TextField label="Title" value={title} onChange={setTitle} autoFocus />
      <AddressField address={newAddress} onChange={setAddress} />
    </ChangeDialog>
  );
}

export function DeleteDialog({ address, title, kind }: StudyOrPage) {
  const call = useCall();
  const pages = usePages();
  const site = useSite();
  const [redirect, setRedirect] = useState("");
  const slug = address.slice(1);
  const targets = site.value.pages.filter((page) => page.address !== address);
  const options = targets.map((page) => ({ value: page.address, label: page.title }));
  return (
    <ChangeDialog
      title={`Delete ${title}?`}
      verb="Delete"
      look="alarm"
      question={{ action: "delete", slug, kind }}
      onConfirm={() => {
        const change = { action: "delete", slug, shownTitle: title, redirect: redirect || null } as const;
        return pages.change(() => call("changePage", { kind, change }), "/");
      }}
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
  const call = useCall();
  const pages = usePages();
  const slug = page.address.slice(1);
  return (
    <ChangeDialog
      title={`${page.title}: ${ACCESS[access]}`}
      verb="Change"
      question={{ action: "access", slug, access }}
      onConfirm={() => {
        const change = { action: "access", slug, shownTitle: page.title, access } as const;
        return pages.change(() => call("changePage", { kind: "study", change }), page.address);
      }}
    />
  );
}

export function BeginEmptyDialog() {
  const call = useCall();
  const pages = usePages();
  return (
    <ChangeDialog
      title="Begin empty?"
      verb="Begin empty"
      look="alarm"
      question={{ action: "begin-empty" }}
      onConfirm={() => pages.change(() => call("beginEmpty", null), "/")}
    />
  );
}

interface AddressFieldProps {
  address: string;
  /** Set this to false to hide the advice about Latin letters. */
  needsAdvice?: boolean;
  onChange: (address: string) => void;
  autoFocus?: boolean;
}

/** Turns what the owner types into an address. Removes a hyphen at the end after the owner leaves the field. */
function AddressField({ address, needsAdvice = true, onChange, autoFocus = false }: AddressFieldProps) {
  return (
    <TextField
      label="Address"
      value={address}
      error={needsAdvice && address === "/" ? LATIN_ADVICE : ""}
      onChange={(text) => onChange(typedAddressOf(text))}
      onBlur={() => address.endsWith("-") && onChange(`/${slugOf(address)}`)}
      autoFocus={autoFocus}
    />
  );
}
