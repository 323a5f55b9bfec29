import type { ReactNode } from "react";
import { presenterAddress } from "../../../app/site-map.ts";
import type { PageEntry } from "../api.ts";
import { AddressDialog, DeleteDialog, NewDialog } from "../site/site-dialogs.tsx";
import { MenuButton, MenuItem, MenuSection } from "../ui/menu.tsx";
import { useStore, useStudioState } from "../use-store.ts";

/** Lists all pages, and the commands to add, rename or delete a page. */
export function PageMenu() {
  const store = useStore();
  const { site, address } = useStudioState();
  if (!site) return null;
  const page = site.pages.find((candidate) => candidate.address === address);
  const title = page?.title ?? address;
  const changes: Record<string, ReactNode> = {
    "New case study…": <NewDialog kind="study" />,
    "New page…": <NewDialog kind="page" />,
    "New card that links elsewhere…": <NewDialog kind="card" />,
    ...(page &&
      page.kind !== "fixed" && {
        [`Change the address of ${title}…`]: <AddressDialog page={page} />,
        [`Delete ${title}…`]: <DeleteDialog page={page} />,
      }),
  };
  return (
    <MenuButton label={`Page: ${title}`} title={<span className="font-semibold">{title}</span>} look="plain">
      <MenuSection
        aria-label="Pages"
        selectionMode="single"
        selectedKeys={[address]}
        className="border-line border-b pb-1"
      >
        {site.pages.map(({ address, title, access, image, color }) => (
          <MenuItem
            key={address}
            id={address}
            textValue={title}
            onAction={() => void store.showPage(address)}
          >
            <Thumbnail image={image} title={title} color={color} />
            <span className={access === "draft" ? "text-soft" : ""}>{title}</span>
            {access === "draft" && <span className="text-soft text-xs">Draft</span>}
          </MenuItem>
        ))}
      </MenuSection>
      <MenuSection aria-label="Changes" className="pt-1">
        {page?.kind === "study" && (
          <MenuItem
            id="present"
            href={presenterAddress(address.slice(1))}
            target="_blank"
            textValue="Present"
          >
            Present
          </MenuItem>
        )}
        {Object.entries(changes).map(([label, dialog]) => (
          <MenuItem key={label} id={label} textValue={label} onAction={() => store.update({ dialog })}>
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
