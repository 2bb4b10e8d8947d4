import { TriangleAlert } from 'lucide-react';

interface HiringBoardProps {
  stages: readonly {
    stage: string;
    cards: readonly { name: string; age: string; note: string; late?: boolean }[];
  }[];
}

/** Candidates by stage, each with how long they have waited there. */
export function HiringBoard({ stages }: HiringBoardProps) {
  return (
    <div className="grid gap-x-4 gap-y-6 p-5 @md:grid-cols-2 @4xl:grid-cols-4">
      {stages.map(({ stage, cards }) => (
        <section key={stage}>
          <h3 className="flex justify-between border-b-2 border-ink pb-2 text-lg">
            {stage}
            <span className="font-mono text-sm font-normal tracking-normal text-mute">{cards.length}</span>
          </h3>
          <ul className="mt-3 grid gap-2">
            {cards.map((card) => (
              <li key={card.name} className="rounded-input border border-line bg-paper p-3.5">
                <p className="flex flex-wrap justify-between gap-x-2 font-medium">
                  {card.name}
                  <span className="font-mono text-[.8125rem] text-mute [word-spacing:-.28em]">
                    {card.age}
                  </span>
                </p>
                <p
                  className={`mt-1 flex items-center gap-1.5 text-sm ${card.late ? 'font-medium text-warning' : 'text-mute'}`}
                >
                  {card.late ? <TriangleAlert size={16} strokeWidth={1.5} aria-hidden="true" /> : null}
                  {card.note}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
