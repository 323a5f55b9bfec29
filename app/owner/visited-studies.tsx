/** Lists the studies that the guest has read, with the days. */
export function VisitedStudies({ studies }: { studies: { title: string; days: string }[] }) {
  return (
    <ul className="empty:hidden">
      {studies.map(({ title, days }) => (
        <li key={title} className="mt-2">
          <span dir="auto">{title}</span>
          <span className="block text-small text-soft">{days}</span>
        </li>
      ))}
    </ul>
  );
}
