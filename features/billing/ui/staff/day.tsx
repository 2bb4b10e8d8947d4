import { daySaid } from '#ui/data/table/columns.ts';

/** A day such as `2026-11-16` in few letters, with the whole of it as its title. */
export function Day({ on }: { on: string | null }) {
  if (!on) return <span className="text-mute">–</span>;
  const { short, whole } = daySaid(on);
  return (
    <time dateTime={on} title={whole} className="whitespace-nowrap">
      {short} {on.slice(0, 4)}
    </time>
  );
}
