import { useEffect } from 'react';
import { useWho } from '#features/identity/ui/use-who.ts';
import { mergeSaved } from '#features/saved/client/saved.ts';

/** Hands what this browser saved over to the account, as soon as somebody is signed in. */
export function MergeSaved() {
  const signedIn = useWho() !== null;
  useEffect(() => {
    // Without a line it stays where it is, until the next page.
    if (signedIn) mergeSaved().catch(() => {});
  }, [signedIn]);
  return null;
}
