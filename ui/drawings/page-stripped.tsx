interface PageStrippedProps {
  /** The blocks of a page from top to bottom. */
  blocks: readonly {
    text: string;
    /** Why it was left out; kept without it. */
    out?: string;
    isHeading?: boolean;
    /** The part of the text that answers. */
    mark?: string;
  }[];
  question: string;
  answer: string;
}

function Marked({ text, mark }: { text: string; mark?: string }) {
  const at = mark ? text.indexOf(mark) : -1;
  if (!mark || at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark className="rounded-sm bg-(--sky) box-decoration-clone px-1 text-ink-light">{mark}</mark>
      {text.slice(at + mark.length)}
    </>
  );
}

/** A page as it was fetched, what was struck from it and why, and the answer that the rest gives. */
export function PageStripped({ blocks, question, answer }: PageStrippedProps) {
  return (
    <div className="grid @4xl:grid-cols-[minmax(0,1fr)_19rem]">
      <ol className="border-b border-line @4xl:border-e @4xl:border-b-0">
        {blocks.map(({ text, out, isHeading, mark }) => (
          <li
            key={text}
            className={`grid gap-x-6 gap-y-1 px-5 py-3 @2xl:grid-cols-[minmax(0,1fr)_12rem] @2xl:px-8 ${out ? 'bg-sunk text-mute' : ''}`}
          >
            <span
              className={`text-pretty ${out ? 'text-sm line-through decoration-1' : isHeading ? 'font-display text-lg font-semibold tracking-[-.03em]' : 'text-[.9375rem]'}`}
            >
              <Marked text={text} mark={mark} />
            </span>
            {out ? <span className="text-sm @2xl:text-right">{out}</span> : null}
          </li>
        ))}
      </ol>
      <div className="self-center p-5 @2xl:p-8">
        <p className="rounded-input bg-selected px-4 py-3 font-medium">{question}</p>
        <p className="display mt-6 text-7xl">{answer}</p>
        <p className="mt-4 text-sm text-pretty text-mute">
          The full tool opens the text at this sentence and highlights it.
        </p>
      </div>
    </div>
  );
}
