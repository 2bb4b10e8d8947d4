import { CopyButton } from '#ui/actions/copy-button.tsx';
import { Badge, type BadgeTone } from '#ui/data/badge.tsx';
import type { RecordState, RecordVerdict } from '../domain.ts';

const states: Record<RecordState, { tone: BadgeTone; text: string }> = {
  good: { tone: 'done', text: 'Good' },
  weak: { tone: 'warning', text: 'Could be better' },
  missing: { tone: 'danger', text: 'Missing' },
  wrong: { tone: 'danger', text: 'Wrong' },
  unknown: { tone: 'plain', text: 'Unknown' },
};

const mono = 'rounded-xl bg-sunk px-3 py-2 font-mono text-[.84375rem] wrap-anywhere';

/** One record of the domain: what was found, what it means, what to enter. */
export function DomainRecord({ verdict }: { verdict: RecordVerdict }) {
  const { tone, text } = states[verdict.state];
  return (
    <li className="py-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="font-[540]">
          {verdict.name}{' '}
          <span className="font-mono text-[.84375rem] font-normal text-mute wrap-anywhere">{verdict.at}</span>
        </h3>
        <Badge tone={tone}>{text}</Badge>
      </div>
      <p className="mt-1 text-[.9375rem]">{verdict.words}</p>
      {verdict.found.length > 0 ? (
        <ul className="mt-2 grid gap-1.5" aria-label={`Found at ${verdict.at}`}>
          {verdict.found.slice(0, 4).map((record) => (
            <li key={record} className={mono}>
              {record}
            </li>
          ))}
        </ul>
      ) : null}
      {verdict.set ? (
        <div className="mt-3">
          <div className="flex items-center justify-between gap-3">
            <p className="text-[.84375rem] text-mute">
              Add this {verdict.name === 'MX' ? 'MX' : 'TXT'} record at {verdict.at}
            </p>
            <CopyButton text={verdict.set} />
          </div>
          <p className={mono}>{verdict.set}</p>
        </div>
      ) : null}
    </li>
  );
}
