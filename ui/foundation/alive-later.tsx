import { type ReactNode, Suspense } from 'react';

/**
 * Part of a page that comes alive after the rest, for it is mostly read; at once when somebody presses something in it.
 * A slow phone answers the first press sooner by what it need not bring to life before.
 */
export function AliveLater({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
