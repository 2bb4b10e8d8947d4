import type { ComponentProps } from 'react';

interface MomentProps extends Omit<ComponentProps<'time'>, 'dateTime' | 'children'> {
  at: Date | string;
  /** Whose clock tells it: the same for the server and every browser. */
  zone: string;
}

const formats = new Map<string, { short: Intl.DateTimeFormat; whole: Intl.DateTimeFormat }>();

function formatsFor(zone: string) {
  const known = formats.get(zone);
  if (known) return known;
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone } as const;
  const made = {
    short: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', ...clock }),
    whole: new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      ...clock,
      second: '2-digit',
    }),
  };
  formats.set(zone, made);
  return made;
}

/** A moment in few signs, for lists: 16 Nov, 09:14; with the year and the zone as its title. */
export function Moment({ at, zone, className = '', ...rest }: MomentProps) {
  const date = new Date(at);
  const { short, whole } = formatsFor(zone);
  return (
    <time
      dateTime={date.toISOString()}
      title={`${whole.format(date)} (${zone})`}
      className={`whitespace-nowrap font-mono text-[.84375rem] tabular-nums [word-spacing:-.28em] ${className}`}
      {...rest}
    >
      {short.format(date)}
    </time>
  );
}
