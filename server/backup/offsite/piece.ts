import { createCipheriv, createDecipheriv, scrypt } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(
  scrypt,
);

/** How much work it is to try one passphrase: half a second and 128 MB. */
export const usualCost = 2 ** 17;

/** The key of one copy, from the passphrase and the copy's own salt. */
export const keyOf = (passphrase: string, salt: Buffer, cost: number): Promise<Buffer> =>
  derive(passphrase, salt, 32, { N: cost, r: 8, p: 1, maxmem: 2 ** 28 });

/** Which piece of which copy this is. It is sealed with the data, so that no piece can be moved, swapped or left out. */
interface PieceOf {
  copy: string;
  index: number;
  isLast: boolean;
}

const labelOf = ({ copy, index, isLast }: PieceOf): Buffer =>
  Buffer.from(`akra backup 1\n${copy}\n${index}\n${isLast ? 'last' : 'more'}`);

/** Every copy has a key of its own, so the number of the piece is never used twice with one. */
function nonceOf({ index }: PieceOf): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(index, 8);
  return nonce;
}

/** Encrypts a piece with AES-256-GCM; its tag is at the end. */
export function sealPiece(key: Buffer, of: PieceOf, bytes: Uint8Array): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(of)).setAAD(labelOf(of));
  return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** The piece in clear; null when it was changed, belongs elsewhere, or was sealed with another passphrase. */
export function openPiece(key: Buffer, of: PieceOf, sealed: Buffer): Buffer | null {
  if (sealed.length < 16) return null;
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(of), { authTagLength: 16 });
  decipher.setAAD(labelOf(of)).setAuthTag(sealed.subarray(-16));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  } catch {
    return null;
  }
}
