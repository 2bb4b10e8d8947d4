interface QuotedAnswerProps {
  title: string;
  source: string;
  question?: string;
  sentences: readonly { text: string; mark: number }[];
  answers: readonly { mark: number; text: string; where: string }[];
}

function Mark({ number }: { number: number }) {
  return (
    <span className="mr-1.5 inline-grid size-5 place-items-center rounded-full bg-ink align-[.1em] font-mono text-[.6875rem] text-paper">
      {number}
    </span>
  );
}

/** A text with the sentences that count marked in it, and what they answer. */
export function QuotedAnswer({ title, source, question, sentences, answers }: QuotedAnswerProps) {
  return (
    <div className="grid @3xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="border-b border-line p-5 @3xl:border-b-0 @3xl:border-r @3xl:p-8">
        <p className="break-words font-display text-xl font-semibold tracking-[-.03em]">{title}</p>
        <p className="mt-1 text-sm text-mute">{source}</p>
        <div className="mt-5 max-w-[40rem] text-[1.0625rem] leading-[1.7]">
          {sentences.map(({ text, mark }) => (
            <p key={text} className="mt-2 break-words">
              {mark > 0 ? (
                <>
                  <Mark number={mark} />
                  <mark className="box-decoration-clone rounded-sm bg-hue px-1 text-on-hue">{text}</mark>
                </>
              ) : (
                text
              )}
            </p>
          ))}
        </div>
      </div>
      <div className="p-5 @3xl:p-8">
        {question ? (
          <p className="rounded-input bg-selected px-4 py-3 text-[.95rem] font-medium">{question}</p>
        ) : null}
        <ol className={question ? 'mt-4' : ''}>
          {answers.map((answer) => (
            <li key={answer.mark} className="border-t border-line py-3 first:border-0 first:pt-0">
              <p className="flex gap-1 font-medium">
                <span className="pt-px">
                  <Mark number={answer.mark} />
                </span>
                {answer.text}
              </p>
              <p className="mt-0.5 pl-7.5 text-sm text-mute">{answer.where}</p>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
