import { Archive } from 'lucide-react';
import { shortDay } from '#lib/time/day-words.ts';
import { useSwipe } from '../../../kit/touch/use-swipe.ts';
import { awayText } from '../reading/answer.ts';
import { askNames } from '../reading/asks.ts';
import { mainAsk, mainDate, type Reading } from '../reading/read-letter.ts';

interface LetterRowProps {
  reading: Reading;
  today: string;
  isOpen: boolean;
  open: () => void;
  archive: () => void;
}

/** A letter of the list: who wrote, what it wants and by when. A swipe to the left archives it, as the Delete key does. */
export function LetterRow({ reading, today, isOpen, open, archive }: LetterRowProps) {
  const swipe = useSwipe((way) => {
    if (way === 'left') archive();
  });
  const day = mainDate(reading, today);
  const ask = mainAsk(reading, today);
  const sender = reading.sender?.text ?? 'No sender found';
  const what = ask ? askNames[ask.kind] : reading.nothing ? 'Nothing to do' : 'Nothing is asked for';
  return (
    <li className="letter-row" {...swipe}>
      <button
        type="button"
        className="open"
        aria-current={isOpen ? 'true' : undefined}
        onClick={open}
        onKeyDown={({ key }) => {
          if (key === 'Delete') archive();
        }}
      >
        <b>{sender}</b>
        <span>{what}</span>
        <small>{day ? `${shortDay(day.on)}, ${awayText(day.on, today)}` : 'No date to remember'}</small>
      </button>
      <button type="button" className="archive" aria-label={`Archive ${sender}`} onClick={archive}>
        <Archive size={20} strokeWidth={1.5} aria-hidden="true" />
      </button>
    </li>
  );
}
