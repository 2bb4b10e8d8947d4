import { CalendarDays, Inbox, MessageCircleQuestion, PenLine, ScanText } from 'lucide-react';
import { useState } from 'react';
import { Phone, type Tab } from '../parts/phone.tsx';
import { useScreen } from '../parts/use-screen.ts';
import { Paper } from './paper.tsx';
import { answerTo } from './reading/answer.ts';
import { mainAsk, mainDate, unitOf } from './reading/read-letter.ts';
import { Ask } from './screens/ask.tsx';
import { Deadline } from './screens/deadline.tsx';
import { LettersList } from './screens/letters-list.tsx';
import { Own } from './screens/own.tsx';
import { Reply } from './screens/reply.tsx';
import { type Marked, type Screen, screens } from './screens/screen.ts';
import { Settings } from './screens/settings.tsx';
import { Summary } from './screens/summary.tsx';
import { WholeLetter } from './screens/whole-letter.tsx';
import { type UseLetters, useLetters } from './use-letters.ts';
import { words } from './words.ts';

const tabs: readonly Tab<Screen>[] = [
  { screen: 'letters', label: 'Letters', icon: Inbox },
  { screen: 'summary', label: 'Summary', icon: ScanText },
  { screen: 'ask', label: 'Ask', icon: MessageCircleQuestion },
  { screen: 'deadline', label: 'Deadline', icon: CalendarDays },
  { screen: 'reply', label: 'Reply', icon: PenLine },
];

/** What each screen marks on the letter before anything on it is clicked. */
function markedBy(screen: Screen, { letter, reading, kept, today }: UseLetters): Marked {
  if (screen === 'ask' || screen === 'letter') {
    const question = kept.asked[letter.id]?.at(-1);
    return question ? { places: answerTo(question, reading, today).places, note: 'Answer' } : { places: [] };
  }
  if (screen === 'summary' || screen === 'reply') {
    const ask = mainAsk(reading, today) ?? reading.nothing;
    return ask ? { places: [ask], note: 'Wants' } : { places: [] };
  }
  const day = screen === 'deadline' ? mainDate(reading, today) : null;
  return day ? { places: [day], note: 'By when' } : { places: [] };
}

/** The phone over the letter. What it is asked for is marked on the paper. */
export function LettersApp() {
  const [screen, go] = useScreen(screens);
  const letters = useLetters();
  const { letter, kept } = letters;
  // What was clicked is marked as long as screen and letter stay the same.
  const [pressed, setPressed] = useState<{ on: string; marked: Marked } | null>(null);
  const here = `${screen} ${letter.id}`;
  const marked = pressed?.on === here ? pressed.marked : markedBy(screen, letters);
  const mark = (next: Marked) => setPressed({ on: here, marked: next });
  const isTyping = screen === 'own';
  const reading = isTyping ? letters.typed : letters.reading;
  // On the paper a day is marked with its whole sentence, as answers are.
  const asked = marked.places.map((place) => unitOf(reading, place));
  return (
    <div className="letters" data-size={kept.size}>
      <Paper
        reading={reading}
        look={isTyping ? 'own' : letter.look}
        asked={isTyping ? [] : asked}
        note={marked.note}
      />
      <Phone app={words.app} screen={screen} tabs={tabs}>
        {screen === 'letters' ? <LettersList letters={letters} go={go} /> : null}
        {screen === 'summary' ? <Summary letters={letters} go={go} marked={marked} mark={mark} /> : null}
        {screen === 'ask' ? <Ask key={letter.id} letters={letters} go={go} /> : null}
        {screen === 'deadline' ? <Deadline letters={letters} go={go} marked={marked} mark={mark} /> : null}
        {screen === 'reply' ? <Reply letters={letters} go={go} /> : null}
        {screen === 'letter' ? (
          <WholeLetter letters={letters} go={go} marked={{ places: asked }} mark={mark} />
        ) : null}
        {screen === 'own' ? <Own letters={letters} go={go} /> : null}
        {screen === 'settings' ? <Settings letters={letters} go={go} /> : null}
      </Phone>
    </div>
  );
}
