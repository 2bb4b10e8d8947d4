interface ReturnTimesProps {
  /** How long a card stays away after each answer, in days, and what that is called. */
  known: readonly { answer: number; days: number; said: string }[];
  forgotten: readonly { answer: number; days: number; said: string }[];
}

/** Tall enough for ten minutes, and a year still fits: heights follow the logarithm. */
const height = (days: number): number => 12 + (Math.log(days * 144) / Math.log(365 * 144)) * 88;

function Bars({ spans, colour }: { spans: ReturnTimesProps['known']; colour: string }) {
  return (
    <ol className="flex h-52 items-end gap-2">
      {spans.map(({ answer, days, said }) => (
        <li key={answer} className="flex h-full min-w-0 flex-1 flex-col justify-end">
          <span className="mb-1.5 text-sm leading-tight font-medium tabular-nums">{said}</span>
          <span
            className={`rounded-t-md ${colour}`}
            style={{ height: `${height(days) * 0.78}%` }}
            aria-hidden="true"
          />
        </li>
      ))}
    </ol>
  );
}

/** A card that is known each time, and one that was forgotten once. */
export function ReturnTimes({ known, forgotten }: ReturnTimesProps) {
  return (
    <div className="grid gap-px bg-line @2xl:grid-cols-2">
      <div className="bg-raised px-5 pt-5 sm:px-8 sm:pt-8">
        <p className="mb-4 font-medium">Known every time</p>
        <Bars spans={known} colour="bg-(--series-1)" />
      </div>
      <div className="bg-raised px-5 pt-5 sm:px-8 sm:pt-8">
        <p className="mb-4 font-medium">Forgotten at the fifth answer</p>
        <Bars spans={forgotten} colour="bg-(--series-2)" />
      </div>
    </div>
  );
}
