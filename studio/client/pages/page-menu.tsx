import type { ReactNode } from "react";
import { presenterPath } from "../../../app/site-map.ts";
import { usePage } from "../frame/page.ts";
import { useArranger } from "../outline/arranger.tsx";
import { useValue } from "../state/model.ts";
import { useNotices } from "../state/notices.ts";
import { type PageEntry, useSite } from "../state/site.ts";
import { MenuButton, MenuItem, MenuSection } from "../ui/menu.tsx";
import { usePages } from "./pages.ts";
import { AddressDialog, DeleteDialog, NewDialog } from "./site-dialogs.tsx";

/** Lists all pages, and the commands to add, rename or delete a page. */
export function PageMenu() {
  const notices = useNotices();
  const arranger = useArranger();
  const pages = usePages();
  const address = useValue(usePage(), (page) => page.address);
  const entries = useValue(useSite(), (site) => site.pages);
  const page = entries.find((candidate) => candidate.address === address);
  const title = page?.title ?? address;
  const open = (dialog: ReactNode) => () => void notices.openDialog(dialog);
  const changes: Record<string, () => void> = {
    "New case study…": open(<NewDialog kind="study" />),
    "New page…": open(<NewDialog kind="page" />),
    "New card that links elsewhere…": open(<NewDialog kind="card" />),
    ...(page?.kind === "study" && {
      "Choose the hero image…": () => arranger.chooseHeroImage(),
    }),
    ...(page &&
      page.kind !== "fixed" && {
        [`Change the address of ${title}…`]: open(<AddressDialog {...page} kind={page.kind} />),
        [`Delete ${title}…`]: open(<DeleteDialog {...page} kind={page.kind} />),
      }),
  };
  return (
    <MenuButton
      label={`Page: ${title}`}
      title={<span className="inline-block max-w-40 truncate align-bottom font-semibold">{title}</span>}
      look="plain"
    >
      <MenuSection
        aria-label="Pages"
        selectionMode="single"
        selectedKeys={[address]}
        className="border-line border-b pb-1"
      >
        {entries.map(({ address, title, access, image, color }) => (
          <MenuItem key={address} id={address} textValue={title} onAction={() => void pages.show(address)}>
            <Thumbnail image={image} title={title} color={color} />
            <span className={access === "draft" ? "text-soft" : ""}>{title}</span>
            {access === "draft" && <span className="text-soft text-xs">Draft</span>}
          </MenuItem>
        ))}
      </MenuSection>
      <MenuSection aria-label="Changes" className="pt-1">
        {page?.kind === "study" && (
          <MenuItem href={presenterPath(address.slice(1))} target="_blank" textValue="Present">
            Present
          </MenuItem>
        )}
        {Object.entries(changes).map(([label, onAction]) => (
          <MenuItem key={label} id={label} textValue={label} onAction={onAction}>
            {label}
          </MenuItem>
        ))}
      </MenuSection>
    </MenuButton>
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
