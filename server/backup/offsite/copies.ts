import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { now } from '../../clock.ts';
import { isUnavailable } from '../../errors.ts';
import { StartError } from '../../start-error.ts';
import { keyOf, openPiece, sealPiece } from './piece.ts';
import type { OffsitePlace } from './place.ts';

const pieceBytes = 16 * 1024 * 1024;

/** The unencrypted file next to the pieces. It is written last, so a copy without it is incomplete. */
const headSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  salt: z.string(),
  pieces: z.number().int().positive(),
  bytes: z.number().int(),
});

/** A complete copy. */
interface OffsiteCopy {
  name: string;
  madeAt: Date;
}

const headKey = (name: string): string => `${name}/head.json`;
const pieceKey = (name: string, index: number): string => `${name}/${String(index).padStart(6, '0')}`;

/** Gathers a stream into pieces of one size and says of each whether it is the last. */
async function* inPieces(
  chunks: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ bytes: Buffer; isLast: boolean }> {
  let held: Buffer[] = [];
  let heldBytes = 0;
  for await (const chunk of chunks) {
    held.push(chunk);
    heldBytes += chunk.length;
    while (heldBytes > size) {
      const all = Buffer.concat(held);
      yield { bytes: all.subarray(0, size), isLast: false };
      held = [all.subarray(size)];
      heldBytes -= size;
    }
  }
  yield { bytes: Buffer.concat(held), isLast: true };
}

/** A line that fails for a moment must not cost a whole copy. */
async function withPatience(work: () => Promise<void>): Promise<void> {
  for (const seconds of [1, 5, 20]) {
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      await pause(seconds * 1000);
    }
  }
  await work();
}

/** Puts an encrypted copy of a backup into the place; whole once this has ended. */
export async function putCopy(
  { storage, passphrase, cost }: OffsitePlace,
  path: string,
  name: string,
  size = pieceBytes,
): Promise<number> {
  const salt = randomBytes(16);
  const key = await keyOf(passphrase, salt, cost);
  let [index, bytes] = [0, 0];
  for await (const piece of inPieces(createReadStream(path, { highWaterMark: 1024 * 1024 }), size)) {
    index += 1;
    const sealed = sealPiece(key, { copy: name, index, isLast: piece.isLast }, piece.bytes);
    await withPatience(() => storage.put(pieceKey(name, index), sealed, 'application/octet-stream'));
    bytes += sealed.length;
  }
  const head = {
    format: 1,
    madeAt: now().toISOString(),
    salt: salt.toString('base64'),
    pieces: index,
    bytes,
  };
  await storage.put(headKey(name), Buffer.from(JSON.stringify(headSchema.parse(head))), 'application/json');
  return bytes;
}

async function headOf({ storage }: OffsitePlace, name: string) {
  const bytes = await storage.get(headKey(name));
  return bytes ? headSchema.parse(JSON.parse(bytes.toString('utf8'))) : null;
}

/** Every copy that is whole, the newest first. */
export async function listCopies(place: OffsitePlace): Promise<OffsiteCopy[]> {
  const copies: OffsiteCopy[] = [];
  for await (const { key } of place.storage.list()) {
    if (!key.endsWith('/head.json')) continue;
    const name = key.slice(0, -'/head.json'.length);
    const head = await headOf(place, name);
    if (head) copies.push({ name, madeAt: new Date(head.madeAt) });
  }
  return copies.toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
}

/** Brings a copy back as the file that it was made of; gives its SHA-256. */
export async function fetchCopy(place: OffsitePlace, name: string, out: string): Promise<string> {
  const head = await headOf(place, name);
  if (!head) throw new StartError(`There is no copy ${name} in ${place.label}.`);
  const key = await keyOf(place.passphrase, Buffer.from(head.salt, 'base64'), place.cost);
  const sum = createHash('sha256');
  async function* pieces(pieceCount: number): AsyncGenerator<Buffer> {
    for (let index = 1; index <= pieceCount; index += 1) {
      const sealed = await place.storage.get(pieceKey(name, index));
      const bytes = sealed && openPiece(key, { copy: name, index, isLast: index === pieceCount }, sealed);
      if (!bytes)
        throw new StartError(
          index === 1
            ? `The copy ${name} can’t be opened. Either BACKUP_KEY is a different one, or the copy was changed.`
            : `The copy ${name} is damaged: its piece ${index} of ${pieceCount} ${sealed ? 'was changed' : 'is missing'}.`,
        );
      sum.update(bytes);
      yield bytes;
    }
  }
  await pipeline(pieces(head.pieces), createWriteStream(out, { mode: 0o600 }));
  return sum.digest('hex');
}

/** Removes what is older than the days that are kept; the newest copy always stays. Gives the names. */
export async function removeOldCopies(place: OffsitePlace): Promise<string[]> {
  const oldest = now().getTime() - place.keepDays * 86_400_000;
  const [, ...earlier] = await listCopies(place);
  const names = earlier.filter(({ madeAt }) => madeAt.getTime() < oldest).map(({ name }) => name);
  for (const name of names) {
    // The head first: what is left of a copy when this is broken off must not count as one.
    await place.storage.delete(headKey(name));
    for await (const { key } of place.storage.list())
      if (key.startsWith(`${name}/`)) await place.storage.delete(key);
  }
  return names;
}
