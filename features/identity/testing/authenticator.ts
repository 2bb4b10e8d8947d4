import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

interface AuthenticatorOptions {
  /** The page's origin, as the browser would write it into what is signed. */
  origin?: string;
  /** Whether it checked a finger, a face or a PIN. */
  verified?: boolean;
}

/** An authenticator in software with one passkey, which answers what a browser would. */
export function makeAuthenticator(host = 'akra.example') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;

  const clientData = (type: string, challenge: string, origin = `https://${host}`) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  function authData({ verified = true }: AuthenticatorOptions, attested: Buffer = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags = 0x01 | (verified ? 0x04 : 0) | (attested.length > 0 ? 0x40 : 0);
    return Buffer.concat([sha256(host), Buffer.from([flags]), count, attested]);
  }
  const named = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' };

  return {
    id: named.id,
    /** Sets the count of uses back, as a copy made earlier would have it. */
    rewind: (to: number) => {
      counter = to;
    },
    make(challenge: string, options: AuthenticatorOptions = {}) {
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array<ArrayBuffer>>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      );
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const object = isoCBOR.encode(
        new Map<string, string | Map<string, never> | Uint8Array<ArrayBuffer>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, never>()],
          ['authData', new Uint8Array(authData(options, attested))],
        ]),
      );
      return {
        ...named,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, options.origin).toString('base64url'),
          attestationObject: Buffer.from(object).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    use(challenge: string, options: AuthenticatorOptions = {}) {
      counter += 1;
      const said = clientData('webauthn.get', challenge, options.origin);
      const data = authData(options);
      const signature = sign('sha256', Buffer.concat([data, sha256(said)]), privateKey);
      return {
        ...named,
        response: {
          clientDataJSON: said.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}
