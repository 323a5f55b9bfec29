export function Greeting({ text }: { text: string }) {
  return (
    text && (
      <p dir="auto" className="mt-6 max-w-[26.6em] whitespace-pre-line text-pretty text-lead text-soft">
        {text}
      </p>
    )
  );
}
