import { ScreenHeading } from '../../parts/phone.tsx';
import { LetterText } from '../letter-text.tsx';
import type { MarkingProps } from './screen.ts';

/** The letter itself, for readers who have no large paper beside the phone. */
export function WholeLetter({ letters: { letter, reading }, marked, go }: MarkingProps) {
  return (
    <>
      <ScreenHeading>The whole letter</ScreenHeading>
      <article className="small-paper" data-look={letter.look}>
        <LetterText reading={reading} asked={marked.places} />
      </article>
      <button type="button" className="quiet" onClick={() => go('ask')}>
        Back to the questions
      </button>
    </>
  );
}
