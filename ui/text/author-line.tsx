import type { ComponentProps } from 'react';
import { Avatar } from '../data/avatar.tsx';

interface AuthorLineProps extends Omit<ComponentProps<'div'>, 'children'> {
  name: string;
  /** What the author does, or how long the text takes to read. */
  note?: string;
  hue?: string;
}

/** Who wrote it, in one line. */
export function AuthorLine({ name, note, hue, className = '', ...rest }: AuthorLineProps) {
  return (
    <div className={`flex items-center gap-3 ${className}`} {...rest}>
      <Avatar name={name} hue={hue} />
      <p className="min-w-0 leading-snug">
        <span className="block break-words font-[540]">{name}</span>
        {note ? <span className="block text-[.9375rem] text-mute">{note}</span> : null}
      </p>
    </div>
  );
}
