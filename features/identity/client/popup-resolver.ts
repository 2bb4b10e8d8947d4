import type { Auth, AuthProvider, PopupRedirectResolver } from '@firebase/auth';
import { isText, listOf, shaped } from '#lib/files/shape.ts';
import { answerOf } from '#lib/forms/answer.ts';
import { identityConfig } from './config.ts';

/** What the sign-in window answers with. */
export type PopupAnswer = { credential: string; nonce: string } | { error: string };

/** The line between a page and the sign-in window it opened. */
export const popupChannel = (eventId: string): string => `identity-popup-${eventId}`;

/** An error as the SDK's own, so that one list of texts serves all. */
export const authError = (code: string): Error & { code: string } =>
  Object.assign(new Error(code), { name: 'FirebaseError', code });

const isProject = shaped<{ authorizedDomains: string[] }>({ authorizedDomains: listOf(isText) });

interface PopupEvent {
  type: string;
  eventId: string;
  urlResponse: string;
  sessionId: string;
  postBody: string | null;
  tenantId: null;
  error?: { code: string; message: string };
}

interface Consumer {
  eventId: string | null;
  onAuthEvent: (event: PopupEvent) => void;
  onError: (error: Error) => void;
}

// How soon a closed window is noticed; the SDK itself waits up to ten seconds.
const lookAgainMs = 300;

/**
 * Opens the site's own sign-in window. The SDK's resolver loads a script from Google, which fails offline and
 * where the CSP forbids it; this one speaks to a page of ours over a channel. It implements what version 1.13.6
 * asks of a resolver, which is why that version is pinned.
 */
class OwnPopupResolver {
  #consumers = new Set<Consumer>();

  async _initialize() {
    return {
      registerConsumer: (consumer: Consumer) => this.#consumers.add(consumer),
      unregisterConsumer: (consumer: Consumer) => this.#consumers.delete(consumer),
    };
  }

  async _openPopup(_auth: Auth, provider: AuthProvider, type: string, eventId: string) {
    const left = Math.max(0, (screen.availWidth - 500) / 2);
    const top = Math.max(0, (screen.availHeight - 600) / 2);
    const address = `/auth/popup?${new URLSearchParams({ event: eventId })}`;
    const opened = window.open(address, '_blank', `popup,width=500,height=600,left=${left},top=${top}`);
    if (!opened) throw authError('auth/popup-blocked');
    const channel = new BroadcastChannel(popupChannel(eventId));
    const watching = setInterval(() => {
      if (opened.closed) answer({ error: 'auth/popup-closed-by-user' });
    }, lookAgainMs);
    const stop = () => {
      clearInterval(watching);
      channel.close();
    };
    const answer = (given: PopupAnswer) => {
      stop();
      for (const consumer of [...this.#consumers]) {
        if (consumer.eventId !== eventId) continue;
        if ('error' in given) consumer.onError(authError(given.error));
        else
          consumer.onAuthEvent({
            type,
            eventId,
            urlResponse: location.origin,
            sessionId: eventId,
            postBody: new URLSearchParams({
              id_token: given.credential,
              nonce: given.nonce,
              providerId: provider.providerId,
            }).toString(),
            tenantId: null,
          });
      }
    };
    channel.onmessage = ({ data }: MessageEvent<PopupAnswer>) => answer(data);
    const close = () => {
      stop();
      opened.close();
    };
    return { window: opened, associatedEvent: eventId, close };
  }

  async _originValidation(): Promise<void> {
    const { apiKey } = await identityConfig();
    const answer = await fetch(`/v1/projects?${new URLSearchParams({ key: apiKey })}`);
    if (!answer.ok) throw authError('auth/network-request-failed');
    const { authorizedDomains } = await answerOf(answer, isProject);
    const known = authorizedDomains.some(
      (domain) => location.hostname === domain || location.hostname.endsWith(`.${domain}`),
    );
    if (!known) throw authError('auth/unauthorized-domain');
  }

  _isIframeWebStorageSupported(_auth: Auth, tell: (supported: boolean) => void): void {
    try {
      localStorage.setItem('identity-probe', '1');
      localStorage.removeItem('identity-probe');
      tell(true);
    } catch {
      tell(false);
    }
  }

  _openRedirect(): never {
    throw authError('auth/operation-not-supported-in-this-environment');
  }

  _shouldInitProactively = false;
  _redirectPersistence = null;
  _completeRedirectFn = async () => null;
  _overrideRedirectResult = () => {};
}

/** The resolver as the SDK takes it: a class that it makes an object of by itself. */
export const ownPopupResolver = OwnPopupResolver as unknown as PopupRedirectResolver;
