import { Archive, CircleCheck, CircleDot, Clock3 } from 'lucide-react';
import type { StandingWord } from '#lib/desk-sample.ts';

const looks = {
  waiting: { Icon: Clock3, color: 'text-warning' },
  new: { Icon: CircleDot, color: 'text-accent' },
  done: { Icon: CircleCheck, color: 'text-done' },
  quiet: { Icon: Archive, color: 'text-mute' },
};

/** How a thing stands: icon, word and colour together. */
export function Standing({ word, tone }: StandingWord) {
  const { Icon, color } = looks[tone];
  return (
    <span className={`inline-flex items-center gap-1.5 align-middle text-[.84375rem] font-medium ${color}`}>
      <Icon size={16} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
      {word}
    </span>
  );
}
