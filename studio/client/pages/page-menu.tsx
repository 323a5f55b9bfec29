import type { ReactNode } from "react";
import { PATHS, presenterPath } from "../../../app/site-map.ts";
import { usePage } from "../frame/page.ts";
import { useArranger } from "../outline/arranger.tsx";
import { useValue } from "../state/model.ts";
import { useNotices } from "../state/notices.ts";
import { type PageEntry, useSite } from "../state/site.ts";
import { Icon } from "../ui/icons.tsx";
import { MENU_GROUP, MenuButton, MenuItem, MenuSection } from "../ui/menu.tsx";
import { CardDialog } from "./card-dialog.tsx";
import { usePages } from "./pages.ts";
import { AddressDialog, DeleteDialog, DuplicateDialog, NewDialog } from "./site-dialogs.tsx";

const GROUPS = [
  { kind: "fixed", title: "Home and brief" },
  { kind: "study", title: "Case studies" },
  { kind: "page", title: "Pages" },
] as const;
const MARKS = { draft: "Draft", invited: "Invited", passcode: "Passcode" };

/** Lists all pages in groups, and the commands to add, copy, rename or delete a page. */
export function PageMenu() {
  const notices = useNotices();
  const arranger = useArranger();
  const address = useValue(usePage(), (page) => page.address);
  const entries = useValue(useSite(), (site) => site.pages);
  // Before a publication is online, the address leads nowhere.
  const siteUrl = useValue(
    useSite(),
    ({ publish: { siteUrl, onlineAt } }) => onlineAt === siteUrl && siteUrl,
  );
  const page = entries.find((candidate) => candidate.address === address);
  const title = page?.title ?? address;
  const open = (dialog: ReactNode) => () => void notices.openDialog(dialog);
  return (
    <MenuButton
      label={`Page: ${title}`}
      title={<span className="block max-w-56 truncate font-semibold lg:max-w-28 xl:max-w-40">{title}</span>}
      look="plain"
    >
      {GROUPS.map(({ kind, title }) => (
        <PageGroup key={kind} title={title} entries={entries.filter((entry) => entry.kind === kind)} />
      ))}
      <MenuSection aria-label="New" className={MENU_GROUP}>
        <Command label="New case study…" run={open(<NewDialog kind="study" />)} />
        <Command label="New page…" run={open(<NewDialog kind="page" />)} />
        <Command label="New card…" run={open(<CardDialog />)} />
      </MenuSection>
      {page && page.kind !== "fixed" && (
        <MenuSection aria-label="This page" className={MENU_GROUP}>
          {page.kind === "study" && (
            <>
              <MenuItem href={presenterPath(address.slice(1))} target="_blank" textValue="Present">
                Present<span className="sr-only">, opens a new tab</span>
              </MenuItem>
              <Command label="Change the hero image…" run={() => arranger.chooseHeroImage()} />
              <Command label="Duplicate…" run={open(<DuplicateDialog {...page} />)} />
            </>
          )}
          <Command label="Change the address…" run={open(<AddressDialog {...page} kind={page.kind} />)} />
        </MenuSection>
      )}
      {page && page.kind !== "page" && (
        <MenuSection aria-label="Invitations" className={MENU_GROUP}>
          {siteUrl ? (
            <MenuItem href={siteUrl + PATHS.owner} target="_blank" textValue="Invite someone">
              Invite someone…<span className="sr-only">, opens your site in a new tab</span>
            </MenuItem>
          ) : (
            <MenuItem isDisabled textValue="Invitations">
              <span className="text-soft text-xs">You invite people on your published site.</span>
            </MenuItem>
          )}
        </MenuSection>
      )}
      {page && page.kind !== "fixed" && (
        <MenuSection aria-label="Delete" className={`${MENU_GROUP} text-alarm`}>
          <Command label="Delete…" run={open(<DeleteDialog {...page} kind={page.kind} />)} />
        </MenuSection>
      )}
    </MenuButton>
  );
}

function Command({ label, run }: { label: string; run: () => void }) {
  return (
    <MenuItem id={label} textValue={label} onAction={run}>
      {label}
    </MenuItem>
  );
}

function PageGroup({ title, entries }: { title: string; entries: PageEntry[] }) {
  const pages = usePages();
  const shownAddress = useValue(usePage(), (page) => page.address);
  if (entries.length === 0) return null;
  return (
    <MenuSection
      aria-label={title}
      selectionMode="single"
      selectedKeys={[shownAddress]}
      className={MENU_GROUP}
    >
      {entries.map(({ address, title, access, image, color }) => (
        <MenuItem key={address} id={address} textValue={title} onAction={() => void pages.show(address)}>
          <Thumbnail image={image} title={title} color={color} />
          <span className={`truncate ${access === "draft" ? "text-soft" : ""}`}>{title}</span>
          {entries.filter((entry) => entry.title === title).length > 1 && (
            <span className="text-soft text-xs">{address}</span>
          )}
          <AccessMark access={access} />
        </MenuItem>
      ))}
    </MenuSection>
  );
}

/** Names who can see a study, unless everyone can. */
function AccessMark({ access }: Pick<PageEntry, "access">) {
  if (!access || access === "public") return null;
  return (
    <span className="ms-auto flex flex-none items-center gap-1 text-soft text-xs">
      {access !== "draft" && <Icon name="lock" />}
      {MARKS[access]}
    </span>
  );
}

function Thumbnail({ image, title, color }: Pick<PageEntry, "image" | "title" | "color">) {
  const className =
    "my-1 grid h-7 w-9 flex-none place-items-center rounded border border-line bg-ground object-cover text-soft";
  const style = color ? { background: color } : {};
  if (image) return <img src={image} alt="" loading="lazy" className={className} style={style} />;
  return (
    <span aria-hidden className={className} style={style}>
      {color ? "" : title.charAt(0)}
    </span>
  );
}
