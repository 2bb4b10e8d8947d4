import { Check, X } from 'lucide-react';

interface LessonViewProps {
  course: string;
  chapters: readonly { name: string; state: 'done' | 'here' | 'open' }[];
  question: string;
  choices: readonly { text: string; state: 'right' | 'wrong' | 'plain' }[];
  passage: string;
}

const words = { done: 'done', here: 'you are here', open: '' };

/** A lesson after a wrong answer: the passage that would have helped stands beside the question. */
export function LessonView({ course, chapters, question, choices, passage }: LessonViewProps) {
  return (
    <div className="grid @2xl:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="border-b border-line p-5 @2xl:border-b-0 @2xl:border-r">
        <p className="font-display text-xl font-semibold tracking-[-.03em]">{course}</p>
        <ol className="mt-4">
          {chapters.map((chapter, index) => (
            <li
              key={chapter.name}
              className={`flex gap-3 border-t border-line py-2.5 text-[.95rem] ${chapter.state === 'open' ? 'text-mute' : ''}`}
            >
              <span className="font-mono text-sm">{index + 1}</span>
              <span>
                <span className={chapter.state === 'here' ? 'font-semibold' : ''}>{chapter.name}</span>
                {words[chapter.state] ? (
                  <span className="block text-sm text-mute">{words[chapter.state]}</span>
                ) : null}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <div className="p-5 @3xl:p-8">
        <p className="text-lg font-medium">{question}</p>
        <ul className="mt-4 grid gap-2">
          {choices.map(({ text, state }) => (
            <li
              key={text}
              className={`flex min-h-12 flex-wrap items-center justify-between gap-x-3 rounded-input border px-4 py-1.5 ${state === 'plain' ? 'border-line' : 'border-ink'}`}
            >
              {text}
              {state === 'wrong' ? (
                <span className="flex items-center gap-1.5 text-sm font-medium text-danger">
                  <X size={16} strokeWidth={1.5} aria-hidden="true" />
                  first answer
                </span>
              ) : null}
              {state === 'right' ? (
                <span className="flex items-center gap-1.5 text-sm font-medium text-done">
                  <Check size={16} strokeWidth={1.5} aria-hidden="true" />
                  second answer
                </span>
              ) : null}
            </li>
          ))}
        </ul>
        <p className="mt-5 border-l-4 border-(--hue) pl-4 text-[.95rem]">{passage}</p>
      </div>
    </div>
  );
}
