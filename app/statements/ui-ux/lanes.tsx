import { lastOf, type Run, type Version } from './runs.ts';

const names: Record<Version, string> = { A: 'Version A', B: 'Version B' };
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function Lane({ version, run, longest }: { version: Version; run: Run | null; longest: number }) {
  return (
    <li className="relative border-t-2 border-current">
      <div
        className={`min-h-32 origin-left py-5 lg:min-h-40 ${run ? 'bg-[light-dark(var(--ink-light),var(--hue))]' : ''}`}
        style={{ width: run ? `${Math.max(6, (run.seconds / longest) * 100)}%` : '0%' }}
        aria-hidden="true"
      />
      <div className="wrap pointer-events-none absolute inset-0 flex items-center justify-between gap-6">
        <p className="display rounded-full bg-[light-dark(var(--hue),var(--sunk))] px-5 py-3 text-[clamp(1.75rem,4vw,3.5rem)]">
          {names[version]}
        </p>
        <p className="rounded-card bg-[light-dark(var(--hue),var(--sunk))] px-5 py-3 text-end">
          {run ? (
            <>
              <span className="display block text-[clamp(1.75rem,5vw,4.25rem)] tabular-nums">
                {run.seconds.toFixed(1)} s
              </span>
              <span>
                {counted(run.clicks, 'click', 'clicks')}, {counted(run.errors, 'error', 'errors')}
              </span>
            </>
          ) : (
            <span>not taken yet</span>
          )}
        </p>
      </div>
    </li>
  );
}

/** Both results as lanes across the page: the shorter one was the quicker. */
export function Lanes({ runs }: { runs: readonly Run[] }) {
  const a = lastOf(runs, 'A');
  const b = lastOf(runs, 'B');
  const longest = Math.max(a?.seconds ?? 0, b?.seconds ?? 0, 1);
  return (
    <ul aria-label="Your results" className="border-b-2 border-current">
      <Lane version="A" run={a} longest={longest} />
      <Lane version="B" run={b} longest={longest} />
    </ul>
  );
}
