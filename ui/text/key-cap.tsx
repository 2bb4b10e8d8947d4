import type { ReactNode } from 'react';

/** A key of the keyboard. */
export function KeyCap({ children }: { children: ReactNode }) {
  return (
    <kbd className="rounded-md border border-line px-1.5 py-0.5 font-mono text-xs [word-spacing:-.28em]">
      {children}
    </kbd>
  );
}
