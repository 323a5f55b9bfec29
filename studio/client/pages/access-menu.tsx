import { ACCESS, ACCESS_VALUES } from "../../shared/access.ts";
import { usePage } from "../frame/page.ts";
import { useValue } from "../state/model.ts";
import { useNotices } from "../state/notices.ts";
import { useSite } from "../state/site.ts";
import { MenuButton, MenuItem } from "../ui/menu.tsx";
import { AccessDialog } from "./site-dialogs.tsx";

export function AccessMenu() {
  const notices = useNotices();
  const address = useValue(usePage(), (page) => page.address);
  const page = useValue(useSite(), ({ pages }) => pages.find((candidate) => candidate.address === address));
  if (!page?.access) return null;
  return (
    <MenuButton
      label={`Access: ${ACCESS[page.access]}`}
      title={
        <>
          Access<span className="max-sm:sr-only">: {ACCESS[page.access]}</span>
        </>
      }
      className="flex-none px-2 max-sm:[&>svg]:hidden"
      selectionMode="single"
      selectedKeys={[page.access]}
    >
      {ACCESS_VALUES.map((access) => (
        <MenuItem
          key={access}
          id={access}
          onAction={() => {
            if (access !== page.access) void notices.openDialog(<AccessDialog page={page} access={access} />);
          }}
        >
          {ACCESS[access]}
        </MenuItem>
      ))}
    </MenuButton>
  );
}
