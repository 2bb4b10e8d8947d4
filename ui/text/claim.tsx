import type { ComponentProps, ReactNode } from 'react';

interface ClaimProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** A statement that can be checked. */
  text: string;
  /** The command that anyone can run to check it. */
  command: string;
  hue?: string;
  /** A date, or a link to the measurement. */
  children?: ReactNode;
}

/** A claim with the command that proves it, in place of a quotation. */
export function Claim({ text, command, hue = 'lime', className = '', children, ...rest }: ClaimProps) {
  return (
    <div
      data-hue={hue}
      className={`tile hue-block flex flex-col justify-between gap-8 p-7 md:p-9 ${className}`}
      {...rest}
    >
      <h3 className="display text-[clamp(1.9rem,3.1vw,2.9rem)] !leading-[.98]">{text}</h3>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <code className="mono-label break-words rounded-xl bg-ink-light px-4 py-3 text-on-ground">
          {command}
        </code>
        {children}
      </div>
    </div>
  );
}
