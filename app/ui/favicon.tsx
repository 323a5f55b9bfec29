export function Favicon({ size, className = "flex-none" }: { size: number; className?: string }) {
  return <img src="/favicon.svg" alt="" width={size} height={size} className={className} />;
}
