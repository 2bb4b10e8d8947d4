import { ScreenHeading } from '../../parts/phone.tsx';
import { dayWords } from '../day-words.ts';
import type { ScreenProps } from './screen.ts';

/** The round that was answered: what was right, and when each card comes back. */
export function Done({ learner, go }: ScreenProps) {
  const { learning, cards } = learner;
  const { answers, progress, today } = learning;
  const results = answers.flatMap(({ id, chosen }) => {
    const card = cards.find((each) => each.id === id);
    return card ? [{ card, isRight: card.right === chosen, due: progress[id]?.due }] : [];
  });
  const right = results.filter(({ isRight }) => isRight).length;
  return (
    <>
      <p className="small">Your stop</p>
      <ScreenHeading>
        {results.length === 0 ? 'No round yet' : `${right} of ${results.length} right`}
      </ScreenHeading>
      <ul className="results">
        {results.map(({ card, isRight, due }) => (
          <li key={card.id} data-verdict={isRight ? 'right' : 'wrong'}>
            <span>{card.question}</span>
            <b>{typeof due === 'number' ? `Back ${dayWords(due, today)}` : 'Rests'}</b>
          </li>
        ))}
      </ul>
      <button type="button" className="go" onClick={() => go('today')}>
        Back to today
      </button>
    </>
  );
}
