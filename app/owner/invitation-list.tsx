import { ownerInvitationAddress } from "#app/site-map.ts";
import { useStrings } from "#app/ui/strings.tsx";
import type { InvitationView } from "./.server/invitation-view.ts";

export function InvitationList({ invitations }: { invitations: InvitationView[] }) {
  const { owner } = useStrings();
  return (
    <section aria-labelledby="list-title">
      <h2 id="list-title" className="text-card">
        {owner.list}
      </h2>
      {invitations.length === 0 && <p className="mt-4 border-line border-t pt-4 text-soft">{owner.none}</p>}
      <ul className="mt-4">
        {invitations.map(({ id, label, state, description }) => (
          <li
            key={id}
            data-state={state}
            className="group grid gap-x-10 gap-y-1 border-line border-t py-5 text-small wide:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] wide:items-baseline"
          >
            <div>
              <h3 className="text-[1.1875rem]/[1.3] group-not-data-[state=active]:text-soft">
                <a
                  href={ownerInvitationAddress(id)}
                  dir="auto"
                  className="underline-offset-3 hover:underline"
                >
                  {label}
                </a>
              </h3>
              <p className="text-soft">{description.studies}</p>
            </div>
            <div>
              <p className="group-not-data-[state=active]:text-soft">{description.state}</p>
              <p className="text-soft">{description.visits}</p>
              <p className="text-soft empty:hidden">{description.visitedStudies}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
