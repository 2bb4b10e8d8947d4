import type { ComponentProps } from 'react';

interface TerminalProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What the lines are, for screen readers. */
  label: string;
  lines: readonly string[];
}

/** Commands and what they print, as they stand in a terminal. Lines that begin with $ are typed by a person. */
export function Terminal({ label, lines, className = '', ...rest }: TerminalProps) {
  return (
    <section
      aria-label={label}
      data-on-ink
      className={`tile bg-ink-light p-6 text-on-ground shadow-[inset_0_0_0_1px_oklch(.965_.008_85/.14)] md:p-9 ${className}`}
      {...rest}
    >
      <pre
        tabIndex={0}
        className="overflow-x-auto font-mono text-[.875rem] leading-[1.9] [word-spacing:-.2em] md:text-base md:leading-[2]"
      >
        {lines.map((line) => (
          <code key={line} className={`block ${line.startsWith('$') ? 'text-lime' : 'text-on-ground-mute'}`}>
            {line}
          </code>
        ))}
      </pre>
    </section>
  );
}
