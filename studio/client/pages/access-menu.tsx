import { ACCESS, ACCESS_VALUES } from "../../shared/access.ts";
import { useStore, useStudioState } from "../state/use-store.ts";
import { MenuButton, MenuItem } from "../ui/menu.tsx";
import { AccessDialog } from "./site-dialogs.tsx";

export function AccessMenu() {
  const store = useStore();
  const { site, address } = useStudioState();
  const page = site?.pages.find((candidate) => candidate.address === address);
  if (!page?.access) return null;
  return (
    <MenuButton
      label={`Who can see it: ${ACCESS[page.access]}`}
      title={ACCESS[page.access]}
      selectionMode="single"
      selectedKeys={[page.access]}
    >
      {ACCESS_VALUES.map((access) => (
        <MenuItem
          key={access}
          id={access}
          onAction={() => {
            if (access !== page.access) void store.openDialog(<AccessDialog page={page} access={access} />);
          }}
        >
          {ACCESS[access]}
        </MenuItem>
      ))}
    </MenuButton>
  );
}
