import { AtSign } from 'lucide-react';
import { Popover } from '#ui/panels/popover.tsx';
import type { Colleague } from '../rules.ts';

interface MentionRowProps {
  colleagues: readonly Colleague[];
  onChosen: (text: string) => void;
}

/** Names that can be called in a note; without scripts they are typed. */
export function MentionRow({ colleagues, onChosen }: MentionRowProps) {
  if (colleagues.length === 0) return null;
  return (
    <>
      <button
        type="button"
        popoverTarget="inbox-mention"
        className="needs-script inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-[.90625rem] font-[540] hover:bg-selected"
      >
        <AtSign size={18} strokeWidth={1.5} aria-hidden="true" />
        Mention
      </button>
      <Popover id="inbox-mention" aria-label="Mention" side="top" className="max-h-80 overflow-y-auto !p-2">
        <ul>
          {colleagues.map(({ userId, name }) => (
            <li key={userId}>
              <button
                type="button"
                popoverTarget="inbox-mention"
                popoverTargetAction="hide"
                onClick={() => onChosen(`@${name} `)}
                className="flex min-h-11 w-full items-center rounded-xl px-3 text-start hover:bg-selected"
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      </Popover>
    </>
  );
}
