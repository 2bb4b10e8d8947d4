interface LiveSumsProps {
  /** What stands above the total, each with its words. */
  sums: readonly { term: string; text: string }[];
  total: string;
  /** The sentence that the law wants where no tax is shown. */
  note: string;
}

/** The form's sums, as they will appear on the document. */
export function LiveSums({ sums, total, note }: LiveSumsProps) {
  return (
    <div className="grid gap-3 sm:justify-items-end">
      <dl className="grid w-full max-w-96 grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1.5 text-[.9375rem]">
        {sums.map(({ term, text }) => (
          <div key={term} className="contents">
            <dt className="text-mute">{term}</dt>
            <dd className="text-end font-mono text-[.875rem]">{text}</dd>
          </div>
        ))}
        <div className="col-span-2 mt-1.5 flex flex-wrap items-baseline justify-between gap-x-6 border-t-2 border-ink pt-2.5">
          <dt className="text-lg font-semibold">Total</dt>
          <dd className="font-display text-xl font-semibold tracking-[-.03em]">
            <output>{total}</output>
          </dd>
        </div>
      </dl>
      {note ? <p className="max-w-96 text-pretty text-sm text-mute">{note}</p> : null}
      <p className="hidden text-sm text-mute noscript:block">
        The totals update when you add a line or save.
      </p>
    </div>
  );
}
