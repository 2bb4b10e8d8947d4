import type { ReactNode } from 'react';

/** The first cell of a list of documents: its number, or the word for one that has none yet. */
export function PaperLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
      {children}
    </a>
  );
}

/** Somebody or something in a cell that must not push the others away. */
export const Cut = ({ children }: { children: ReactNode }) => (
  <span className="block max-w-52 truncate @max-[36rem]:whitespace-normal">{children}</span>
);
