import type { ComponentProps } from 'react';

/** A name from a file, in the middle of a sentence. */
export function InlineCode({ className = '', ...rest }: ComponentProps<'code'>) {
  return (
    <code
      className={`break-words rounded-md bg-sunk px-1.5 py-0.5 font-mono text-[.86em] [word-spacing:-.28em] ${className}`}
      {...rest}
    />
  );
}
