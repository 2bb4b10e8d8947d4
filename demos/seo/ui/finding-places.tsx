import type { Finding } from '#engines/seo/types.ts';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import { checkName, keyed } from '../findings.ts';
import { SeverityMark } from './severity-mark.tsx';

const code =
  'overflow-x-auto whitespace-pre-wrap wrap-anywhere rounded-input bg-sunk px-3.5 py-2.5 font-mono text-[.8125rem] leading-relaxed';

function Source({ line, snippet, isMended }: { line?: number; snippet: string; isMended: boolean }) {
  return (
    <div className="grid grid-cols-[auto_1fr] items-baseline gap-x-3">
      <span className="mono-label min-w-8 text-end text-mute">{line ?? ''}</span>
      <pre className={`${code} ${isMended ? 'shadow-[inset_3px_0_0_var(--danger)]' : ''}`}>{snippet}</pre>
    </div>
  );
}

function Mended({ snippet }: { snippet: string }) {
  return (
    <div className="mt-2 grid grid-cols-[auto_1fr] items-baseline gap-x-3">
      <span className="min-w-8" />
      <div className="min-w-0">
        <pre className={`${code} shadow-[inset_3px_0_0_var(--done)]`}>{snippet}</pre>
        <CopyButton text={snippet} label="Copy the corrected source" className="-ms-3 mt-1 min-h-11" />
      </div>
    </div>
  );
}

interface PlacesProps {
  findings: readonly Finding[];
  /** Grouped by page, each place says what was found; by check, where. */
  by: 'check' | 'page';
}

/** Where something was found: the address, the line with its source, and how the source should be. */
export function FindingPlaces({ findings, by }: PlacesProps) {
  return (
    <ul className="grid gap-5">
      {keyed(findings).map(({ key, finding }) => {
        const { where, what, mend, weight, beyond } = finding;
        return (
          <li key={key} className="min-w-0">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              {by === 'page' ? (
                <span className="flex flex-wrap items-baseline gap-x-3 font-semibold">
                  <SeverityMark severity={finding.severity} />
                  {checkName(finding.check)}
                </span>
              ) : (
                <a
                  href={where.address}
                  rel="nofollow noreferrer"
                  className="min-w-0 wrap-anywhere font-mono text-[.8125rem] underline underline-offset-4 max-lg:inline-flex max-lg:min-h-11 max-lg:items-center"
                >
                  {where.address}
                </a>
              )}
              <span className="mono-label text-mute">
                {where.line === undefined ? '' : `line ${where.line} · `}
                {beyond ? 'no weight' : `weight ${weight}`}
              </span>
            </p>
            <p className="mt-1.5 text-[.9375rem] text-pretty wrap-anywhere">{what}</p>
            {by === 'page' ? <p className="mt-1 text-[.9375rem] text-mute">{mend.words}</p> : null}
            {where.snippet || mend.snippet ? (
              <div className="mt-2">
                {where.snippet ? (
                  <Source line={where.line} snippet={where.snippet} isMended={mend.snippet !== undefined} />
                ) : null}
                {mend.snippet ? <Mended snippet={mend.snippet} /> : null}
              </div>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
