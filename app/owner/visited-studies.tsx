export function VisitedStudies({ studies }: { studies: { slug: string; title: string; days: string }[] }) {
  return (
    <ul className="empty:hidden">
      {studies.map(({ slug, title, days }) => (
        <li key={slug} className="mt-2">
          <span dir="auto">{title}</span>
          <span className="block text-small text-soft">{days}</span>
        </li>
      ))}
    </ul>
  );
}
