import { CircleCheck, History, OctagonX } from 'lucide-react';
import { clockAt } from '#lib/time/words-of-time.ts';
import { type DoorAnswer, doorWords } from '../door.ts';

const looks = {
  welcome: { Icon: CircleCheck, look: 'bg-done text-paper' },
  already: { Icon: History, look: 'bg-warning text-paper' },
  other: { Icon: OctagonX, look: 'bg-danger text-paper' },
};

interface DoorAnswerCardProps {
  answer: DoorAnswer;
  zone: string;
}

/** What the last ticket was answered, to be read from an arm's length. */
export function DoorAnswerCard({ answer, zone }: DoorAnswerCardProps) {
  const { Icon, look } = looks[answer.is === 'welcome' || answer.is === 'already' ? answer.is : 'other'];
  const { heading, line } = doorWords(answer, (at) => clockAt(at, zone));
  return (
    <div className={`flex items-center gap-5 rounded-card px-6 py-7 ${look}`}>
      <Icon size={56} strokeWidth={1.5} aria-hidden="true" className="shrink-0 max-sm:size-11" />
      <div className="min-w-0">
        <p className="font-display text-[clamp(1.75rem,5vw,2.75rem)] font-semibold leading-tight tracking-[-.03em] wrap-anywhere">
          {heading}
        </p>
        <p className="mt-1 text-lg wrap-anywhere">{line}</p>
      </div>
    </div>
  );
}
