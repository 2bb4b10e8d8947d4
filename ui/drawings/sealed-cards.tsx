import { Lock } from 'lucide-react';

type Marks = readonly (readonly [criterion: string, mark: number])[];
type State = 'none' | 'sealed' | 'open';

const moments: readonly {
  title: string;
  text: string;
  cards: readonly [who: string, state: State, marks: Marks][];
}[] = [
  {
    title: 'A colleague is faster',
    text: 'You see that a scorecard has been handed in, but you can’t read it yet.',
    cards: [
      ['You', 'none', []],
      ['Second', 'sealed', []],
      ['Third', 'none', []],
    ],
  },
  {
    title: 'You hand in your scorecard',
    text: 'Now you can both read both scorecards.',
    cards: [
      [
        'You',
        'open',
        [
          ['craft', 2],
          ['clarity', 4],
          ['care', 3],
        ],
      ],
      [
        'Second',
        'open',
        [
          ['craft', 4],
          ['clarity', 3],
          ['care', 1],
        ],
      ],
      ['Third', 'none', []],
    ],
  },
  {
    title: 'The last scorecard is in',
    text: 'Everyone can read all three, including the recruiter.',
    cards: [
      [
        'You',
        'open',
        [
          ['craft', 2],
          ['clarity', 4],
          ['care', 3],
        ],
      ],
      [
        'Second',
        'open',
        [
          ['craft', 4],
          ['clarity', 3],
          ['care', 1],
        ],
      ],
      [
        'Third',
        'open',
        [
          ['craft', 3],
          ['clarity', 2],
          ['care', 4],
        ],
      ],
    ],
  },
];
const edges: Record<State, string> = {
  none: 'border-dashed border-outline',
  sealed: 'border-ink bg-ink text-paper',
  open: 'border-outline',
};
const said: Record<State, string> = { none: 'Not yet', sealed: 'Sealed', open: 'Open' };

/** What an interviewer can read of the panel's scorecards, from the first one handed in to the last. */
export function SealedCards() {
  return (
    <ol className="grid gap-px overflow-hidden rounded-t-card bg-line lg:grid-cols-3">
      {moments.map(({ title, text, cards }, index) => (
        <li key={title} className="bg-raised p-5 text-ink sm:p-7">
          <ul className="grid grid-cols-3 gap-2 sm:gap-3">
            {cards.map(([who, state, marks]) => (
              <li
                key={who}
                className={`flex h-32 flex-col justify-between rounded-input border-[1.5px] p-3 sm:h-40 lg:h-44 ${edges[state]}`}
              >
                <span className="text-sm font-medium">{who}</span>
                {state === 'sealed' ? (
                  <Lock size={24} strokeWidth={1.5} aria-hidden="true" className="self-center" />
                ) : null}
                {marks.length > 0 ? (
                  <span className="grid gap-2" aria-hidden="true">
                    {marks.map(([criterion, mark]) => (
                      <span key={criterion} className="h-2 rounded-full bg-selected">
                        <span
                          className="block h-full rounded-full bg-(--series-1)"
                          style={{ width: `${mark * 25}%` }}
                        />
                      </span>
                    ))}
                  </span>
                ) : null}
                <span className={`text-sm ${state === 'sealed' ? '' : 'text-mute'}`}>{said[state]}</span>
              </li>
            ))}
          </ul>
          <p className="mt-5 font-medium">
            <span className="mr-2 text-mute tabular-nums">{index + 1}</span>
            {title}
          </p>
          <p className="mt-1 text-sm text-pretty text-mute">{text}</p>
        </li>
      ))}
    </ol>
  );
}
