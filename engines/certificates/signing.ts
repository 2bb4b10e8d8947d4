import {
  bytesOf,
  type Certificate,
  findCode,
  fromBase64Url,
  readCode,
  type Signed,
  toBase64Url,
} from './payload.ts';

/** What checking a code comes to. */
export type Verdict =
  /** No code, or one that was cut off. */
  | { is: 'unreadable' }
  /** Something in it was changed after it was signed. */
  | { is: 'changed' }
  /** This browser knows no Ed25519, or the page didn't come over https: nothing can be said of the code. */
  | { is: 'uncheckable' }
  | { is: 'valid'; signed: Signed };

const algorithm = { name: 'Ed25519' };

/** A new pair of keys. The private one can be used in this browser, and never be read out. */
export async function createKeys(): Promise<CryptoKeyPair> {
  return (await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify'])) as CryptoKeyPair;
}

/** A public key as text. */
export const keyText = async (key: CryptoKey): Promise<string> =>
  toBase64Url(new Uint8Array(await crypto.subtle.exportKey('raw', key)));

/** Signs what the certificate says. */
export async function sign(certificate: Certificate, keys: CryptoKeyPair): Promise<Signed> {
  const signature = await crypto.subtle.sign(algorithm, keys.privateKey, bytesOf(certificate));
  return {
    certificate,
    signature: toBase64Url(new Uint8Array(signature)),
    key: await keyText(keys.publicKey),
  };
}

/** Whether this browser knows the algorithm. Asked only when a check has failed, as it makes keys for nothing. */
const canCheck = (): Promise<boolean> =>
  createKeys().then(
    () => true,
    () => false,
  );

/** Whether the signature in a code is that of its own key over exactly these words. */
export async function verify(code: string): Promise<Verdict> {
  const signed = readCode(code);
  // A whole code whose words make no sense was one before somebody changed it.
  if (!signed) return { is: findCode(code) ? 'changed' : 'unreadable' };
  const [signature, key] = [fromBase64Url(signed.signature), fromBase64Url(signed.key)];
  if (!signature || !key) return { is: 'unreadable' };
  try {
    const opened = await crypto.subtle.importKey('raw', key, algorithm, false, ['verify']);
    const fits = await crypto.subtle.verify(algorithm, opened, signature, bytesOf(signed.certificate));
    return fits ? { is: 'valid', signed } : { is: 'changed' };
  } catch {
    // A key that can't be read was changed, unless no key can be read here.
    return { is: (await canCheck()) ? 'changed' : 'uncheckable' };
  }
}
