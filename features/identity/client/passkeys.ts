import type {
  PublicKeyCredentialCreationOptionsJSON as MakeOptions,
  PublicKeyCredentialRequestOptionsJSON as UseOptions,
} from '@simplewebauthn/browser';
import { type Is, isRecord, isText, shaped } from '#lib/files/shape.ts';
import { askOwn, ownCall } from './own-calls.ts';
import { authError } from './popup-resolver.ts';

/** Tokens of a sign-in, as the SDK takes them. */
interface SignInAnswer {
  localId: string;
  idToken: string;
  refreshToken: string;
  expiresIn: string;
}

const isSignIn = shaped<SignInAnswer>({
  localId: isText,
  idToken: isText,
  refreshToken: isText,
  expiresIn: isText,
});

// The browser itself refuses options that are not whole; these are what it is asked for in its name.
const isUseOptions = (value: unknown): value is UseOptions => isRecord(value) && isText(value.challenge);
const isMakeOptions = (value: unknown): value is MakeOptions =>
  isUseOptions(value) && isRecord(value) && isRecord(value.rp) && isRecord(value.user);
const isStart = <Options>(isOptions: Is<Options>) =>
  shaped<{ options: Options; state: string }>({ options: isOptions, state: isText });

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** What the browser's own dialog ended with, as an error of ours: closed, too late, or a passkey that is there already. */
function asAuthError(error: unknown): Error {
  const name = error instanceof Error ? error.name : '';
  return authError(name === 'InvalidStateError' ? 'auth/passkey-already-here' : 'auth/passkey-not-given');
}

const askBrowser = <Answer>(asked: Promise<Answer>): Promise<Answer> =>
  asked.catch((error: unknown) => {
    throw asAuthError(error);
  });

/** Makes a passkey on this device, or on a phone or key beside it, for the account of a token. */
export async function makePasskey(idToken: string): Promise<void> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { options, state } = await askOwn('start-passkey', { idToken }, isStart(isMakeOptions));
  const response = await askBrowser(startRegistration({ optionsJSON: options }));
  await ownCall('add-passkey', { idToken, state, response });
}

/** Takes a passkey off the account of a token. */
export const removePasskey = (idToken: string, id: string): Promise<void> =>
  ownCall('remove-passkey', { idToken, id });

/** Asks the browser for one of this site's passkeys; the service answers with the tokens of its account. */
export async function askPasskey(): Promise<SignInAnswer> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { options, state } = await askOwn('start-passkey-sign-in', {}, isStart(isUseOptions));
  const response = await askBrowser(startAuthentication({ optionsJSON: options }));
  return askOwn('sign-in-with-passkey', { state, response }, isSignIn);
}
