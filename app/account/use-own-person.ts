import { useEffect, useState } from 'react';
import { sessionUser } from '#features/identity/client/session.ts';
import { useWho } from '#features/identity/ui/use-who.ts';

/**
 * Name and address of whoever is signed in, for a page that the server keeps for everybody: empty at first, then as
 * the session says. A field that somebody has typed into stays as it is.
 */
export function useOwnPerson(): Readonly<Record<string, string>> {
  const signedIn = useWho() !== null;
  const [person, setPerson] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    if (!signedIn) return setPerson({});
    let here = true;
    sessionUser().then(
      (user) => {
        if (here && user) setPerson({ name: user.fullName ?? '', email: user.email ?? '' });
      },
      // Then it is typed, as by everybody else.
      () => {},
    );
    return () => {
      here = false;
    };
  }, [signedIn]);
  return person;
}
