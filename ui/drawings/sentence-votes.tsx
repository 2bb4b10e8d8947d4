interface SentenceVotesProps {
  /** How central each sentence is, and how much its place counts, both from nothing to one. */
  votes: readonly { central: number; place: number; tooShort?: boolean }[];
  /** The sentences that were taken, by their number from one. */
  taken: readonly { number: number; text: string }[];
}

/** What speaks for each sentence of an article, as columns, with those that were taken. */
export function SentenceVotes({ votes, taken }: SentenceVotesProps) {
  const numbers = new Set(taken.map(({ number }) => number));
  return (
    <div className="p-5 @3xl:p-8">
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <li className="flex items-center gap-2">
          <span className="size-3 rounded-sm bg-(--series-1)" aria-hidden="true" />
          Like many others
        </li>
        <li className="flex items-center gap-2">
          <span className="size-3 rounded-sm bg-(--series-2)" aria-hidden="true" />
          Early in the text
        </li>
        <li className="flex items-center gap-2 text-mute">
          <span className="size-3 rounded-sm border border-mute border-dashed" aria-hidden="true" />
          Too short to stand alone
        </li>
      </ul>
      <div className="mt-6 flex h-56 items-end gap-1 @2xl:h-72 @2xl:gap-2.5" aria-hidden="true">
        {votes.map(({ central, place, tooShort }, index) => {
          const number = index + 1;
          const faint = tooShort ? 'border border-mute border-dashed' : '';
          const strength = numbers.has(number) ? '' : 'opacity-45';
          return (
            <div key={number} className="flex h-full min-w-0 flex-1 flex-col justify-end">
              <span
                className={`block rounded-t-md ${tooShort ? `${faint} border-b-0` : `bg-(--series-2) ${strength}`}`}
                style={{ height: `${place * 44}%` }}
              />
              <span
                className={`block ${tooShort ? faint : `bg-(--series-1) ${strength}`}`}
                style={{ height: `${central * 44}%` }}
              />
              <span
                className={`mt-2 grid h-7 place-items-center rounded-full font-mono text-xs ${numbers.has(number) ? 'bg-(--lime) font-semibold text-ink-light' : 'text-mute'}`}
              >
                {number}
              </span>
            </div>
          );
        })}
      </div>
      <ol className="mt-8 grid gap-4 border-t border-line pt-5 @3xl:grid-cols-3 @3xl:gap-6">
        {taken.map(({ number, text }) => (
          <li key={number} className="text-pretty">
            <span className="mr-2 rounded-full bg-(--lime) px-2 py-0.5 font-mono text-xs font-semibold text-ink-light">
              {number}
            </span>
            {text}
          </li>
        ))}
      </ol>
    </div>
  );
}
