import { ownerInvitationAddress } from "#app/site-map.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { useStrings } from "#app/ui/strings.tsx";

/** Marks the preview of a guest's page, and leads back to the invitation. */
export function PreviewBar({ id, label }: { id: string; label: string }) {
  const { page, owner: strings } = useStrings();
  return (
    <nav aria-label={page.navigation} className="bg-panel print:hidden">
      <div className="page flex flex-wrap items-center gap-x-6 gap-y-2 py-3 text-small">
        <BackLink href={ownerInvitationAddress(id)} />
        <p>
          <span dir="auto" className="font-medium">
            {label}
          </span>{" "}
          {strings.previewHelp}
        </p>
      </div>
    </nav>
  );
}
