import { compare } from '#engines/seo/compare.ts';
import type { Finding } from '#engines/seo/types.ts';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { FactStrip } from '#ui/data/fact-strip.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { Collapse } from '#ui/panels/collapse.tsx';
import { checkName, keyed, worstFirst } from '../findings.ts';
import type { Run } from '../state.ts';
import { pathOf } from '../words.ts';
import { SeverityMark } from './severity-mark.tsx';

interface CompareViewProps {
  run: Run;
  /** The other runs that this browser remembers. */
  others: readonly Run[];
  against: Run | null;
  onAgainst: (at: string) => void;
  /** Checks the corrected example, so that there are two to compare. */
  onExample: () => void;
  when: (run: Run) => string;
}

function List({ heading, findings, open }: { heading: string; findings: Finding[]; open: boolean }) {
  if (findings.length === 0) return null;
  return (
    <Collapse summary={`${heading} (${findings.length})`} open={open}>
      <ul className="border-t border-line">
        {keyed(worstFirst(findings)).map(({ key, finding }) => (
          <li
            key={key}
            className="grid gap-x-4 gap-y-1 border-b border-line py-2.5 text-[.9375rem] last:border-0 sm:grid-cols-[6.5rem_1fr]"
          >
            <SeverityMark severity={finding.severity} className="self-start pt-0.5" />
            <div className="min-w-0">
              <p className="font-medium">{checkName(finding.check)}</p>
              <p className="wrap-anywhere text-mute">
                <span className="font-mono text-[.8125rem]">{pathOf(finding.where.address)}</span>{' '}
                {finding.what}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Collapse>
  );
}

/** This run compared with an earlier one: what was fixed, what appeared, what stayed. */
export function CompareView({ run, others, against, onAgainst, onExample, when }: CompareViewProps) {
  if (others.length === 0)
    return (
      <div className="max-w-[42rem]">
        <p className="text-pretty">
          You need two runs to compare. Fix something and check again to see what changed. This browser
          remembers your last eight runs.
        </p>
        <Button variant="ghost" size="small" className="mt-4" onClick={onExample}>
          Check the fixed sample shop
        </Button>
      </div>
    );
  const change = against ? compare(against.report, run.report) : null;
  const gained = change ? change.score.after - change.score.before : 0;
  return (
    <div className="grid max-w-[52rem] gap-5">
      <SelectField
        required
        label="Compared with"
        value={against?.at ?? ''}
        placeholder={against ? undefined : 'Choose an earlier run'}
        onChange={(event) => onAgainst(event.currentTarget.value)}
        className="max-w-md"
      >
        {others.map((other) => (
          <option key={other.at} value={other.at}>
            {`${other.name}, ${other.report.score.value} of 100, ${when(other)}`}
          </option>
        ))}
      </SelectField>
      {change ? (
        <>
          <FactStrip
            facts={[
              {
                label: 'Score',
                value: (
                  <span className="flex flex-wrap items-center gap-x-3">
                    <span className="font-mono">
                      {change.score.before} to {change.score.after}
                    </span>
                    <Badge tone={gained < 0 ? 'danger' : gained > 0 ? 'done' : 'plain'}>
                      {gained > 0 ? `${gained} more` : gained < 0 ? `${-gained} fewer` : 'the same'}
                    </Badge>
                  </span>
                ),
              },
              { label: 'Fixed', value: <span className="font-mono">{change.mended.length}</span> },
              { label: 'New', value: <span className="font-mono">{change.appeared.length}</span> },
              { label: 'Still there', value: <span className="font-mono">{change.stayed.length}</span> },
            ]}
          />
          <List heading="New" findings={change.appeared} open />
          <List heading="Fixed" findings={change.mended} open />
          <List heading="Still there" findings={change.stayed} open={false} />
        </>
      ) : null}
    </div>
  );
}
