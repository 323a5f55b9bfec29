import { MenuButton, MenuItem } from "../ui/menu.tsx";
import { useStore, useStudioState } from "../use-store.ts";

/** Lists all pages, and opens the page that the owner chooses. */
export function PageMenu() {
  const store = useStore();
  const { site, address } = useStudioState();
  if (!site) return null;
  const title = site.pages.find((page) => page.address === address)?.title ?? address;
  return (
    <MenuButton
      label={`Page: ${title}`}
      title={<span className="font-semibold">{title}</span>}
      look="plain"
      selectionMode="single"
      selectedKeys={[address]}
      onAction={(key) => void store.showPage(String(key))}
    >
      {site.pages.map((page) => (
        <MenuItem key={page.address} id={page.address} textValue={page.title}>
          <Thumbnail image={page.image ?? null} />
          {page.title}
        </MenuItem>
      ))}
    </MenuButton>
  );
}

/** Shows a small image, or an empty box for a page without an image. */
export function Thumbnail({ image }: { image: string | null }) {
  const className = "my-1 h-7 w-9 flex-none rounded border border-line bg-ground object-cover";
  return image ? (
    <img src={image} alt="" loading="lazy" className={className} />
  ) : (
    <span className={className} />
  );
}
