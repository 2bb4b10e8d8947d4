import type { SourceCount } from '#engines/hiring/funnel.ts';

/** Applications by source, with how many of them came to interviews and were hired. */
export function SourceBars({ counts }: { counts: readonly SourceCount[] }) {
  const most = Math.max(1, ...counts.map(({ applied }) => applied));
  if (counts.length === 0) return <p className="text-mute">No one has applied yet.</p>;
  return (
    <ul className="grid gap-4">
      {counts.map(({ source, applied, talked, hired }) => (
        <li key={source}>
          <p className="flex justify-between gap-4">
            <span className="font-medium">{source}</span>
            <span className="text-[.875rem] text-mute">
              {applied} applied, {talked} interviewed, {hired} hired
            </span>
          </p>
          <div aria-hidden="true" className="mt-1.5 flex h-3 overflow-hidden rounded-full bg-selected">
            <span className="bg-(--series-3)" style={{ width: `${(hired / most) * 100}%` }} />
            <span className="bg-(--series-1)" style={{ width: `${((talked - hired) / most) * 100}%` }} />
            <span className="bg-outline" style={{ width: `${((applied - talked) / most) * 100}%` }} />
          </div>
        </li>
      ))}
    </ul>
  );
}
