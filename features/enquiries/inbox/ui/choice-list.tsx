import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

const row =
  'flex min-h-11 w-full items-center justify-between gap-4 rounded-xl px-3 text-start hover:bg-selected focus-visible:bg-selected';

interface ChoiceLinksProps {
  label: string;
  choices: readonly { href: string; label: string; current: boolean }[];
}

/** Filters of a list as links, the one that holds with a tick. */
export function ChoiceLinks({ label, choices }: ChoiceLinksProps) {
  return (
    <ul aria-label={label}>
      {choices.map(({ href, label: words, current }) => (
        <li key={href}>
          <a href={href} aria-current={current ? 'true' : undefined} className={row}>
            {words}
            {current ? <Check size={16} strokeWidth={1.5} aria-hidden="true" className="shrink-0" /> : null}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface ChoiceButtonProps {
  name: string;
  value: string;
  current?: boolean;
  children: ReactNode;
}

/** One choice of a form that is sent by choosing. */
export function ChoiceButton({ name, value, current = false, children }: ChoiceButtonProps) {
  return (
    <button type="submit" name={name} value={value} aria-pressed={current} className={row}>
      <span className="flex min-w-0 items-center gap-2.5">{children}</span>
      {current ? <Check size={16} strokeWidth={1.5} aria-hidden="true" className="shrink-0" /> : null}
    </button>
  );
}
