import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ButtonLink } from '#ui/actions/button.tsx';
import { drawGoogleButton } from '../client/google-button.ts';
import { type PopupAnswer, popupChannel } from '../client/popup-resolver.ts';
import { googleErrors } from '../stores/google-store.ts';
import { IdentityError } from './identity-error.tsx';

interface PopupWindowProps {
  /** Draws the page around what is to be done. */
  frame: (parts: { title: string; lead: string; children: ReactNode }) => ReactNode;
}

// For a page that has gone away meanwhile.
const closesByItselfMs = 15_000;

/** Tells the page that opened this window, which closes it: a window that closed first would look given up. */
function answer(eventId: string, given: PopupAnswer): void {
  const channel = new BroadcastChannel(popupChannel(eventId));
  channel.postMessage(given);
  channel.close();
  setTimeout(() => window.close(), closesByItselfMs);
}

/** The sign-in window: Google's button, whose answer goes to the page that opened it. */
export function PopupWindow({ frame }: PopupWindowProps) {
  const place = useRef<HTMLDivElement>(null);
  const [error, setError] = useState<string | null>(null);
  const [alone, setAlone] = useState(false);

  useEffect(() => {
    const eventId = new URLSearchParams(location.search).get('event');
    if (!eventId || !place.current) {
      setAlone(true);
      return;
    }
    const nonce = crypto.randomUUID();
    drawGoogleButton(place.current, {
      nonce: async () => nonce,
      onCredential: ({ credential }) => {
        if (credential) answer(eventId, { credential, nonce });
        else setError(googleErrors.empty);
      },
    }).then(
      (drawn) => {
        if (!drawn) answer(eventId, { error: 'auth/operation-not-allowed' });
      },
      () => setError(googleErrors.script),
    );
  }, []);

  return frame({
    title: alone ? 'This window is for signing in' : 'Sign in with Google',
    lead: alone
      ? 'The sign-in page opens it when it’s needed. You can close it and go to the sign-in page.'
      : 'This window closes when you’re done.',
    children: (
      <>
        <IdentityError text={error} />
        <div ref={place} className="mt-8 min-h-11 max-w-[25rem]" />
        {alone ? (
          <ButtonLink href="/sign-in" className="mt-8">
            Go to sign-in
          </ButtonLink>
        ) : null}
      </>
    ),
  });
}
