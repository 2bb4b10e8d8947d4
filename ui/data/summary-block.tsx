import type { ReactNode } from 'react';

interface SummaryBlockProps {
  /** What the block is about, in a word or two. */
  over: string;
  /** The one thing that matters, as large as it fits. */
  big: ReactNode;
  facts?: readonly { term: string; text: ReactNode }[];
  action?: ReactNode;
  note?: ReactNode;
}

/** What was chosen or what counts, as a block of the page's hue beside a Journey. */
export function SummaryBlock({ over, big, facts = [], action, note }: SummaryBlockProps) {
  return (
    <div className="hue-block p-6 sm:p-8">
      <h2 className="font-sans text-[1.0625rem] font-medium tracking-normal">{over}</h2>
      <p className="display mt-5 break-words text-[clamp(2.6rem,4.7vw,4.25rem)]">{big}</p>
      {facts.length > 0 ? (
        <dl className="mt-8 border-t border-current/25 text-[.95rem]">
          {facts.map(({ term, text }) => (
            <div
              key={term}
              className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3 border-b border-current/25 py-2.5"
            >
              <dt className="font-semibold">{term}</dt>
              <dd className="break-words">{text}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {action ? <div className="mt-6 grid">{action}</div> : null}
      {note ? <p className="mt-4 text-sm leading-normal">{note}</p> : null}
    </div>
  );
}
