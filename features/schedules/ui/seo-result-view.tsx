import type { Severity } from '#engines/seo/types.ts';
import { counted } from '#lib/money/grouped.ts';
import { Badge, type BadgeTone } from '#ui/data/badge.tsx';
import { FactStrip } from '#ui/data/fact-strip.tsx';
import { Collapse } from '#ui/panels/collapse.tsx';
import { checkName, type KeptFinding, placeIn, type SeoChanges, type SeoFound } from '../seo-result.ts';

interface SeoResultViewProps {
  found: SeoFound | null;
  changes: SeoChanges | null;
}

const marks: Record<Severity, { tone: BadgeTone; word: string }> = {
  error: { tone: 'danger', word: 'Error' },
  warning: { tone: 'warning', word: 'Warning' },
  notice: { tone: 'plain', word: 'Notice' },
};

/** Findings with a key each: the same fault can stand on a page twice. */
const keyed = (findings: readonly KeptFinding[]) =>
  findings.map((finding, at) => ({ key: `${at}`, finding }));

interface FindingsProps {
  heading: string;
  all: number;
  findings: readonly KeptFinding[];
  open: boolean;
}

function Findings({ heading, all, findings, open }: FindingsProps) {
  if (all === 0) return null;
  return (
    <Collapse summary={`${heading} (${all})`} open={open}>
      <ul>
        {keyed(findings).map(({ key, finding: { check, severity, where, what } }) => (
          <li
            key={key}
            className="grid gap-x-4 gap-y-1 border-t border-line py-2.5 text-[.9375rem] sm:grid-cols-[6.5rem_minmax(0,1fr)]"
          >
            <Badge tone={marks[severity].tone} className="self-start pt-0.5">
              {marks[severity].word}
            </Badge>
            <div className="min-w-0">
              <p className="font-medium">{checkName(check)}</p>
              <p className="wrap-anywhere text-mute">
                <span className="font-mono text-[.8125rem]">
                  {placeIn(where.address)}
                  {where.line ? `, line ${where.line}` : ''}
                </span>{' '}
                {what}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {all > findings.length ? (
        <p className="border-t border-line pt-2.5 text-sm text-mute">And {all - findings.length} more.</p>
      ) : null}
    </Collapse>
  );
}

function Pages({ heading, pages }: { heading: string; pages: readonly string[] }) {
  if (pages.length === 0) return null;
  return (
    <Collapse summary={`${heading} (${pages.length})`}>
      <ul className="grid gap-1 font-mono text-[.8125rem]">
        {pages.map((address) => (
          <li key={address} className="wrap-anywhere">
            {address}
          </li>
        ))}
      </ul>
    </Collapse>
  );
}

const total = ({ counts }: SeoChanges['appeared']) => counts.error + counts.warning + counts.notice;

/** What a check of a site found, what is new or fixed first. */
export function SeoResultView({ found, changes }: SeoResultViewProps) {
  return (
    <div className="grid max-w-[52rem] grid-cols-[minmax(0,1fr)] gap-4">
      {changes ? (
        <>
          <FactStrip
            facts={[
              { label: 'Score', value: `${changes.score.before} to ${changes.score.after}` },
              { label: 'New', value: String(total(changes.appeared)) },
              { label: 'Fixed', value: String(total(changes.fixed)) },
              {
                label: 'Pages',
                value: `${changes.pagesAdded.length} added, ${changes.pagesGone.length} gone`,
              },
            ]}
          />
          <Findings heading="New" all={total(changes.appeared)} findings={changes.appeared.first} open />
          <Findings heading="Fixed" all={total(changes.fixed)} findings={changes.fixed.first} open />
          <Pages heading="Pages added" pages={changes.pagesAdded} />
          <Pages heading="Pages gone" pages={changes.pagesGone} />
        </>
      ) : null}
      {found ? (
        <>
          <p>
            Score {found.score} of 100 on {counted(found.pages.length, 'page')}.
          </p>
          <Findings
            heading="Everything found"
            all={found.findings.length}
            findings={found.findings}
            open={!changes}
          />
        </>
      ) : (
        <p className="text-mute">The whole list of findings is kept for the last two runs.</p>
      )}
    </div>
  );
}
