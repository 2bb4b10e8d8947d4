import { isText, shaped } from '#lib/files/shape.ts';
import { answerOf } from '#lib/forms/answer.ts';
import { failGoogle, googleErrors, takeCredential } from '../stores/google-store.ts';
import { identityConfig } from './config.ts';

interface GoogleAccounts {
  initialize: (options: {
    client_id: string;
    nonce: string;
    callback: (answer: { credential?: string }) => void;
    ux_mode: 'popup';
    use_fedcm_for_button: boolean;
  }) => void;
  renderButton: (place: HTMLElement, options: Record<string, string | number>) => void;
}

declare global {
  interface Window {
    google?: { accounts: { id: GoogleAccounts } };
  }
}

const address = 'https://accounts.google.com/gsi/client';
let loaded: Promise<GoogleAccounts> | null = null;

function load(): Promise<GoogleAccounts> {
  loaded ??= new Promise<GoogleAccounts>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.onload = () => {
      const accounts = window.google?.accounts.id;
      if (accounts) resolve(accounts);
      else reject(new Error(googleErrors.script));
    };
    script.onerror = () => reject(new Error(googleErrors.script));
    document.head.append(script);
  }).catch((error: unknown) => {
    loaded = null;
    throw error;
  });
  return loaded;
}

interface ButtonOptions {
  /** The value that the credential must carry. */
  nonce: () => Promise<string>;
  onCredential: (answer: { credential?: string }) => void;
}

/** Draws Google's button. False where no Google client is configured. */
export async function drawGoogleButton(
  place: HTMLElement,
  { nonce, onCredential }: ButtonOptions,
): Promise<boolean> {
  const { googleClientId } = await identityConfig();
  if (!googleClientId) return false;
  const accounts = await load();
  accounts.initialize({
    client_id: googleClientId,
    nonce: await nonce(),
    callback: onCredential,
    ux_mode: 'popup',
    use_fedcm_for_button: true,
  });
  // Google's widths are whole pixels, 400 at the most.
  const width = Math.min(400, Math.floor(place.getBoundingClientRect().width));
  accounts.renderButton(place, {
    theme: 'outline',
    size: 'large',
    shape: 'pill',
    text: 'continue_with',
    width,
  });
  return true;
}

const isNonce = shaped<{ nonce: string }>({ nonce: isText });

async function serverNonce(): Promise<string> {
  const answer = await fetch('/api/session/nonce');
  if (!answer.ok) throw new Error(googleErrors.failed);
  return (await answerOf(answer, isNonce)).nonce;
}

/** The button of the sign-in page: its credential goes to the Google store. */
export async function drawSignInButton(place: HTMLElement): Promise<boolean> {
  try {
    return await drawGoogleButton(place, {
      nonce: serverNonce,
      onCredential: (answer) => void takeCredential(answer),
    });
  } catch (error) {
    const script = error instanceof Error && error.message === googleErrors.script;
    failGoogle(script ? googleErrors.script : googleErrors.failed);
    return true;
  }
}
