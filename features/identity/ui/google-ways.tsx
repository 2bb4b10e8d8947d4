import { useEffect, useRef } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { useStore } from '#ui/foundation/use-store.ts';
import { drawSignInButton } from '../client/google-button.ts';
import { openSession } from '../client/session.ts';
import { googleStore, onGoogleSuccess } from '../stores/google-store.ts';
import { signInWithGoogle, warmIdentity } from '../stores/identity-store.ts';
import { IdentityError } from './identity-error.tsx';

interface GoogleWaysProps {
  /** Whether a Google client is set up here. */
  offered: boolean;
  onDone: () => void;
}

/** Signing in with Google: its own button, and the window of the identity service. */
export function GoogleWays({ offered, onDone }: GoogleWaysProps) {
  const place = useRef<HTMLDivElement>(null);
  const done = useRef(onDone);
  const { error } = useStore(googleStore);

  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    onGoogleSuccess(async (_user, credential) => {
      await openSession(credential);
      done.current();
    });
    return () => onGoogleSuccess(null);
  }, []);
  useEffect(() => {
    if (offered && place.current) drawSignInButton(place.current);
  }, [offered]);

  return (
    // Other programs look for the button's place by its id, so it stays in the page where Google isn't set up.
    <section
      aria-labelledby="google"
      hidden={!offered}
      className="mt-10 max-w-[30rem] border-t border-line pt-6"
    >
      <h2 id="google" className="text-[1.375rem]">
        {' '}
        Sign in with Google{' '}
      </h2>
      <IdentityError text={error} />
      <div className="mt-4 grid gap-3">
        <div id="google-signin-button" ref={place} className="min-h-11 w-full" />
        {offered ? (
          <Button
            variant="ghost"
            size="small"
            onPointerEnter={warmIdentity}
            onFocus={warmIdentity}
            // Pressed again, because the window got lost behind others, it opens another; the first is given up.
            onClick={() => signInWithGoogle().then(onDone, () => {})}
            className="justify-self-start"
          >
            {' '}
            Open a sign-in window{' '}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
