import type { ClockStyle } from '#lib/time/clock-style.ts';

interface ClockChoiceProps {
  clock: ClockStyle;
  addressOf: (clock: ClockStyle) => string;
}

const styles = { '12': '12 h', '24': '24 h' } as const;

/** Whether times read 2:30 pm or 14:30. */
export function ClockChoice({ clock, addressOf }: ClockChoiceProps) {
  return (
    <nav aria-label="Time format" className="flex rounded-input border border-outline bg-raised p-0.5">
      {(['12', '24'] as const).map((style) => (
        <a
          key={style}
          href={addressOf(style)}
          aria-current={style === clock ? 'true' : undefined}
          className="grid min-h-11 place-items-center whitespace-nowrap rounded-[calc(var(--radius-input)-2px)] px-3 text-sm aria-[current]:bg-ink aria-[current]:text-paper"
        >
          {styles[style]}
        </a>
      ))}
    </nav>
  );
}
