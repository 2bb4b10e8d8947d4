import { useSyncExternalStore } from 'react';
import { returnPath } from '../return-path.ts';

const never = () => () => {};
const asked = () => new URLSearchParams(location.search).get('redirectFrom') ?? '';

/** Where this visit leads to after signing in, and the question mark part that carries it to the next form. */
export function useReturnPath(): { back: string; carried: string } {
  // A cached page knows nothing of its question: the first drawing is without.
  const redirectFrom = useSyncExternalStore(never, asked, () => '');
  const carried = redirectFrom ? `?${new URLSearchParams({ redirectFrom })}` : '';
  return { back: returnPath(redirectFrom), carried };
}
