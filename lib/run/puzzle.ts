import { isNumber, isText, shaped } from '../files/shape.ts';
import { answerOf } from '../forms/answer.ts';

/** A puzzle that costs a machine time and a person nothing: to count until a hash begins with enough zeros. */
export interface Puzzle {
  challenge: string;
  /** Zero bits that the hash of an answer begins with. */
  difficulty: number;
}

const isPuzzle = shaped<Puzzle>({ challenge: isText, difficulty: isNumber });

const encoder = new TextEncoder();

/** How many zero bits a hash begins with. */
export function zeroBits(hash: Uint8Array): number {
  const first = hash.findIndex((byte) => byte !== 0);
  return first < 0 ? hash.length * 8 : first * 8 + Math.clz32(hash[first] ?? 0) - 24;
}

/** Asks the site for a puzzle; throws where the site gives none, since nobody could ever solve what is missing. */
export async function fetchPuzzle(): Promise<Puzzle> {
  const asked = await fetch('/api/captcha');
  if (!asked.ok) throw new Error(`We couldn’t start the check, because the site answered ${asked.status}`);
  return answerOf(asked, isPuzzle);
}

/** Counts up until SHA-256 of `challenge:count` begins with enough zeros; the page stays alive meanwhile. */
export async function solvePuzzle({ challenge, difficulty }: Puzzle): Promise<string> {
  // Not the browser's own SHA-256: it is missing on plain http, and asking it ten thousand times is slower.
  const { sha256 } = await import('@noble/hashes/sha2.js');
  for (let count = 0; ; count += 1) {
    const answer = `${challenge}:${count}`;
    if (zeroBits(sha256(encoder.encode(answer))) >= difficulty) return answer;
    if (count % 2000 === 1999) await new Promise((resolve) => setTimeout(resolve));
  }
}
