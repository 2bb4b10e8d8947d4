interface ReadingScoresProps {
  questions: readonly {
    question: string;
    /** What the reader found in each passage that it read, the search's first passage first. */
    scores: readonly number[];
    best: string;
    verdict: string;
    tone: 'sure' | 'probable' | 'absent';
  }[];
}

const from = -20;
const to = 10;
const threshold = -3.3;
const place = (score: number) => `${((score - from) / (to - from)) * 100}%`;
const colours = { sure: 'bg-done', probable: 'bg-warning', absent: 'bg-mute' };
const words = { sure: 'text-done', probable: 'text-warning', absent: 'text-mute' };

/** How the reader scored the passages of a document for some questions, and what became of each question. */
export function ReadingScores({ questions }: ReadingScoresProps) {
  return (
    <div>
      <ol>
        {questions.map(({ question, scores, best, verdict, tone }) => {
          const top = Math.max(...scores);
          return (
            <li key={question} className="border-b border-line px-5 py-6 @3xl:px-8">
              <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
                <span className="font-display text-xl font-semibold tracking-[-.03em]">{question}</span>
                <span className={`font-medium ${words[tone]}`}>{verdict}</span>
              </p>
              <div className="relative mt-8 h-8" aria-hidden="true">
                <span
                  className="absolute inset-y-0 left-0 rounded-s-full bg-sunk"
                  style={{ width: place(threshold) }}
                />
                <span
                  className="absolute inset-y-0 bg-warning/25"
                  style={{ left: place(threshold), width: `${((0 - threshold) / (to - from)) * 100}%` }}
                />
                <span
                  className="absolute inset-y-0 right-0 rounded-e-full bg-done/25"
                  style={{ left: place(0) }}
                />
                {scores.map((score) => (
                  <span
                    key={score}
                    className={`absolute top-1/2 -translate-1/2 rounded-full ${score === top ? `size-5 ${colours[tone]}` : 'size-3 border-2 border-mute bg-raised'}`}
                    style={{ left: place(score) }}
                  />
                ))}
                <span
                  className="absolute -top-6 -translate-x-1/2 font-mono text-xs"
                  style={{ left: place(top) }}
                >
                  {String(top).replace('-', '−')}
                </span>
              </div>
              <p className="mt-3 text-sm text-pretty text-mute">{best}</p>
            </li>
          );
        })}
      </ol>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 px-5 py-3 text-sm text-mute @3xl:px-8">
        <li className="flex items-center gap-2">
          <span className="size-3 rounded-full border border-line bg-sunk" aria-hidden="true" />
          below −3.3: not in here
        </li>
        <li className="flex items-center gap-2">
          <span className="size-3 rounded-full bg-warning/40" aria-hidden="true" />
          up to 0: probably
        </li>
        <li className="flex items-center gap-2">
          <span className="size-3 rounded-full bg-done/40" aria-hidden="true" />
          from 0: an answer
        </li>
      </ul>
    </div>
  );
}
