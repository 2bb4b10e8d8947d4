import { type ReactNode, Suspense } from 'react';
import { useAlive } from '#ui/foundation/use-store.ts';

/**
 * What opens over a bench (dialogs, fetched by `lazy`): drawn once the page is alive. It stands apart, because a
 * screen that is drawn anew as a whole at that moment would bring all of its parts alive in one piece.
 */
export function AfterStart({ children }: { children: ReactNode }) {
  return useAlive() ? <Suspense>{children}</Suspense> : null;
}
