import type { ComponentProps } from 'react';

/** A key of the keyboard. */
export function KeyCap({ className = '', ...rest }: ComponentProps<'kbd'>) {
  return (
    <kbd
      className={`rounded-md border border-line px-1.5 py-0.5 font-mono text-xs [word-spacing:-.28em] ${className}`}
      {...rest}
    />
  );
}
