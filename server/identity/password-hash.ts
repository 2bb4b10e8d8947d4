import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { IdentityError } from './errors.ts';

const argon2Async = promisify(argon2);
const memory = 19_456;
const passes = 2;
const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([\w-]+)\$([\w-]+)$/;

// Each takes 19 MiB and a thread of the pool that files and DNS need too.
const atOnce = 2;
const mostWaiting = 100;
const turns = { running: 0, waiting: [] as (() => void)[] };

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (turns.running < atOnce) turns.running += 1;
  else {
    if (turns.waiting.length >= mostWaiting)
      throw new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER : We are busy. Please try again.', 400, 5);
    // A finished task passes its turn on, so `running` stays the same.
    await new Promise<void>((resolve) => turns.waiting.push(resolve));
  }
  try {
    return await work();
  } finally {
    const next = turns.waiting.shift();
    if (next) next();
    else turns.running -= 1;
  }
}

const derive = (password: string, nonce: Buffer, cost: { memory: number; passes: number }) =>
  inTurn(() =>
    argon2Async('argon2id', {
      message: password.normalize('NFKC'),
      nonce,
      parallelism: 1,
      tagLength: 32,
      ...cost,
    }),
  );

/** Hashes a password with argon2id (19 MiB, two passes) outside the main thread, few at a time. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, { memory, passes });
  return `$argon2id$v=19$m=${memory},t=${passes},p=1$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

/** Tells whether a password fits a hash. Without a hash it takes as long, and the answer is no. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, m, t, salt, hash] = form.exec(stored ?? '') ?? [];
  if (!m || !t || !salt || !hash) {
    await derive(password, randomBytes(16), { memory, passes });
    return false;
  }
  const expected = Buffer.from(hash, 'base64url');
  const made = await derive(password, Buffer.from(salt, 'base64url'), {
    memory: Number(m),
    passes: Number(t),
  });
  return made.length === expected.length && timingSafeEqual(made, expected);
}
