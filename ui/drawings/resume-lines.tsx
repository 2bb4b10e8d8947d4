interface ResumeLinesProps {
  /** The text line by line, each in pieces of which some were found, with their places in the text. */
  lines: readonly { start: number; pieces: readonly { start: number; text: string; isFound: boolean }[] }[];
  requirements: readonly { label: string; reason: string; isMet: boolean }[];
}

/** A résumé as it was dropped, and beside it what a job asks for, each with the line that meets it. */
export function ResumeLines({ lines, requirements }: ResumeLinesProps) {
  return (
    <div className="grid gap-px bg-line @2xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <ol className="bg-raised py-5 pe-4 font-mono text-[.8125rem] leading-[1.9] sm:text-[.875rem]">
        {lines.map(({ start, pieces }, at) => (
          <li key={start} className="grid grid-cols-[3rem_minmax(0,1fr)]">
            <span className="pe-4 text-right text-mute select-none" aria-hidden="true">
              {at + 1}
            </span>
            <span className="wrap-anywhere">
              {pieces.map(({ start: from, text, isFound }) =>
                isFound ? (
                  <mark key={from} className="rounded-sm bg-lime px-0.5 text-ink-light">
                    {text}
                  </mark>
                ) : (
                  text
                ),
              )}
            </span>
          </li>
        ))}
      </ol>
      <dl className="bg-raised p-5">
        {requirements.map(({ label, reason, isMet }) => (
          <div key={label} className="border-b border-line py-3 first:pt-0 last:border-0 last:pb-0">
            <dt className="font-medium">
              {label}{' '}
              <span className={`text-sm font-normal ${isMet ? 'text-done' : 'text-warning'}`}>
                {isMet ? 'met' : 'not found'}
              </span>
            </dt>
            <dd className="mt-0.5 text-[.9375rem] text-mute">{reason}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
