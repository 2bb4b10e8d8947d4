import { CircleCheck, TriangleAlert } from 'lucide-react';

interface Card {
  title: string;
  note: string;
  rows: readonly { text: string; tag?: string; state?: 'chosen' | 'gone' }[];
  result: { good: boolean; text: string };
}

const looks = {
  chosen: 'bg-ink text-paper',
  gone: 'text-mute',
  plain: 'border border-outline',
};

function ExerciseCard({ title, note, rows, result }: Card) {
  const Icon = result.good ? CircleCheck : TriangleAlert;
  return (
    <div className="h-full rounded-[1.125rem] bg-raised text-ink shadow-[0_24px_48px_-28px_oklch(.19_.022_275/.55)]">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 border-b border-line px-4 py-3.5">
        <span className="font-display text-[1.0625rem] font-semibold tracking-[-.02em]">{title}</span>
        <span className="font-mono text-[.8125rem] text-mute [word-spacing:-.28em]">{note}</span>
      </p>
      <ul className="grid gap-2 p-4">
        {rows.map((row) => (
          <li
            key={row.text + row.tag}
            className={`flex min-h-10 flex-wrap items-center justify-between gap-x-3 rounded-xl px-3.5 py-1 text-[.9375rem] ${looks[row.state ?? 'plain']}`}
          >
            <span className={`font-mono text-sm ${row.state === 'gone' ? 'line-through' : ''}`}>
              {row.text}
            </span>
            {row.tag ? <span className="text-sm">{row.tag}</span> : null}
          </li>
        ))}
      </ul>
      <p
        className={`flex items-center gap-2 px-4 pb-4 text-[.9375rem] font-medium ${result.good ? 'text-done' : 'text-danger'}`}
      >
        <Icon size={16} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
        {result.text}
      </p>
    </div>
  );
}

/** What two sides of an exercise see, over the lines that decide it. */
export function ExerciseFigure({ cards, code }: { cards: readonly Card[]; code: readonly string[] }) {
  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-8">
        {cards.map((card) => (
          <ExerciseCard key={card.title} {...card} />
        ))}
      </div>
      <pre className="mt-5 overflow-hidden whitespace-pre-wrap wrap-anywhere rounded-t-[1.125rem] bg-[oklch(.19_.022_275)] px-5 py-5 font-mono text-[clamp(.6875rem,2.9vw,.875rem)] leading-relaxed text-[oklch(.965_.008_85)] sm:mt-6 sm:px-6">
        {code.join('\n')}
      </pre>
    </>
  );
}
