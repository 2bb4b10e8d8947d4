import type { Finding } from '#engines/privacy/findings/finding.ts';
import { CopyButton } from '#ui/actions/copy-button.tsx';

/** The reader that a finding is explained for. */
export type Reader = 'both' | 'lawyer' | 'engineer';

const nothing = 'Nothing to fix.';
const heading = 'mb-1 text-sm text-mute';

/** The evidence of a finding, what it means for those responsible and for those who fix it, and how to fix it. */
export function FindingDetails({ finding, reader }: { finding: Finding; reader: Reader }) {
  const { area, evidence, lawyer, engineer, mend } = finding;
  return (
    <div className="grid gap-5 border-t border-line pt-4">
      {evidence.length > 0 ? (
        <div>
          <h4 className={heading}>Evidence, {area}</h4>
          <ul className="grid gap-1.5">
            {evidence.map(({ where, text }) => (
              <li key={where + text} className="flex flex-wrap gap-x-3 text-[.9375rem]">
                <span className="w-20 shrink-0 text-mute">{where}</span>
                <code className="min-w-0 flex-1 basis-60 font-mono text-[.8125rem] leading-6 wrap-anywhere">
                  {text}
                </code>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className={`grid gap-5 ${reader === 'both' ? 'sm:grid-cols-2' : ''}`}>
        {reader === 'engineer' ? null : (
          <div>
            <h4 className={heading}>For a lawyer</h4>
            <p className="max-w-[42rem] text-pretty text-[.9375rem]">{lawyer}</p>
          </div>
        )}
        {reader === 'lawyer' ? null : (
          <div>
            <h4 className={heading}>For an engineer</h4>
            <p className="max-w-[42rem] text-pretty text-[.9375rem]">{engineer}</p>
          </div>
        )}
      </div>
      {mend === nothing ? null : (
        <div>
          <div className="flex items-center justify-between gap-3">
            <h4 className="text-sm text-mute">How to fix it</h4>
            <CopyButton text={mend} className="-me-3" />
          </div>
          <pre className="whitespace-pre-wrap rounded-input bg-sunk p-4 font-mono text-[.8125rem] leading-relaxed wrap-anywhere">
            {mend}
          </pre>
        </div>
      )}
    </div>
  );
}
