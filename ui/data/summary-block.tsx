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
    <div className="hue-block p-6 sm:p-8 md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-10">
      <div>
        <h2 className="font-sans text-[1.0625rem] font-medium tracking-normal">{over}</h2>
        <p className="display mt-5 text-[clamp(min(2.6rem,11.5vw),4.7vw,4.25rem)]">{big}</p>
      </div>
      {facts.length > 0 ? (
        <dl className="mt-8 border-t border-current/25 text-[.95rem] md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-1 md:max-lg:mt-0">
          {facts.map(({ term, text }) => (
            <div key={term} className="flex flex-wrap gap-x-3 border-b border-current/25 py-2.5">
              <dt className="w-24 font-semibold">{term}</dt>
              <dd className="min-w-0 flex-[1_1_8rem] wrap-anywhere">{text}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <div className="md:max-lg:self-end">
        {action ? <div className="grid *:mt-6">{action}</div> : null}
        {note ? <p className="mt-4 text-sm leading-normal">{note}</p> : null}
      </div>
    </div>
  );
}
