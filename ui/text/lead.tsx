import type { ComponentProps } from 'react';

/** The sentence between a heading and its text: what readers will know once they have read it. */
export function Lead({ className = '', ...rest }: ComponentProps<'p'>) {
  return (
    <p
      className={`max-w-[42rem] text-pretty text-[1.1875rem] leading-[1.45] tracking-[-.01em] text-mute lg:text-[1.3125rem] ${className}`}
      {...rest}
    />
  );
}
