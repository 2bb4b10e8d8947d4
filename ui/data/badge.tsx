import { CircleAlert, CircleCheck, CircleDashed, CircleDot, Clock3, type LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

export type BadgeTone = 'plain' | 'new' | 'done' | 'warning' | 'danger';

interface BadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  tone?: BadgeTone;
  /** `quiet` shows only the word and its icon, for tables; `outline` sets the badge off from running text. */
  variant?: 'quiet' | 'outline';
  /** An icon that replaces the tone’s own; use null for no icon, if the word isn’t a status. */
  icon?: LucideIcon | null;
  /** The word, which carries the meaning; the colour only makes it faster to find. */
  children: ReactNode;
}

const tones: Record<BadgeTone, { Icon: LucideIcon; colour: string }> = {
  plain: { Icon: CircleDashed, colour: 'text-mute' },
  new: { Icon: CircleDot, colour: 'text-accent' },
  done: { Icon: CircleCheck, colour: 'text-done' },
  warning: { Icon: Clock3, colour: 'text-warning' },
  danger: { Icon: CircleAlert, colour: 'text-danger' },
};
const variants = {
  quiet: '',
  outline:
    'min-h-6.5 rounded-full px-2.5 shadow-[inset_0_0_0_1px_color-mix(in_oklab,currentColor_36%,transparent)]',
};

/** The status of an item: a word with an icon and a colour. */
export function Badge({
  tone = 'plain',
  variant = 'quiet',
  icon,
  className = '',
  children,
  ...rest
}: BadgeProps) {
  const { Icon: own, colour } = tones[tone];
  const Icon = icon === undefined ? own : icon;
  return (
    <span
      className={`inline-flex items-center gap-1.5 align-middle text-[.84375rem] font-medium leading-tight ${colour} ${variants[variant]} ${className}`}
      {...rest}
    >
      {Icon ? <Icon size={16} strokeWidth={1.5} aria-hidden="true" className="shrink-0" /> : null}
      {children}
    </span>
  );
}
