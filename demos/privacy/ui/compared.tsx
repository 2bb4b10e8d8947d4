import type { Finding } from '#engines/privacy/findings/finding.ts';
import type { PrivacyReport } from '#engines/privacy/scan.ts';
import { counted } from '#lib/money/grouped.ts';
import { compareReports } from '../compare.ts';
import { momentOf } from '../words.ts';
import { WeightBadge } from './weight-badge.tsx';

function List({ heading, findings, none }: { heading: string; findings: readonly Finding[]; none: string }) {
  return (
    <section>
      <h3 className="mb-2 text-xl tracking-[-.03em]">{heading}</h3>
      {findings.length === 0 ? <p className="text-mute">{none}</p> : null}
      <ul>
        {findings.map(({ id, weight, what }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2.5">
            <WeightBadge weight={weight} />
            <span className="min-w-0 flex-1 basis-60 wrap-anywhere">{what}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What changed since an earlier scan: what was fixed, what is new, and how the score changed. */
export function Compared({ before, after }: { before: PrivacyReport; after: PrivacyReport }) {
  const { mended, fresh, same, score } = compareReports(before, after);
  return (
    <div className="grid grid-cols-1 gap-8">
      <p className="max-w-[42rem]">
        {before.address} on {momentOf(before.at)} compared with {after.address} on {momentOf(after.at)}:
        headers were {before.grade?.grade ?? 'not graded'} then and are {after.grade?.grade ?? 'not graded'}{' '}
        now
        {score === 0 ? '' : ` (${score > 0 ? '+' : '−'}${Math.abs(score)} points)`}.{' '}
        {counted(same, 'finding appears', 'findings appear')} in both.
      </p>
      <List
        heading={`${mended.length} fixed`}
        findings={mended}
        none="All earlier findings are still there."
      />
      <List heading={`${fresh.length} new`} findings={fresh} none="There are no new findings." />
    </div>
  );
}
