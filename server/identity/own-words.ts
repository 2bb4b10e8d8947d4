import { isCommonPassword, unleet } from './common-passwords.ts';

/** What an attacker who guesses a person's password may know about them. */
interface OwnWords {
  name?: string | null;
  email?: string | null;
  company?: string | null;
  /** The name of the site. */
  brand: string;
}

const says: Record<keyof OwnWords, string> = {
  name: 'your name',
  email: 'your email address',
  company: 'your company’s name',
  brand: 'our name',
};

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Words of three letters or more; of an address only the part before the @. */
function wordsOf(text: string | null | undefined): string[] {
  const words = plain(text ?? '')
    .replace(/@.*$/, '')
    .split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => word.length >= 3);
}

/** Whether too little is left of a password, or only something that everybody tries. */
function isThin(rest: string, least: number): boolean {
  const core = rest.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return rest.length < least || isCommonPassword(core);
}

/**
 * The word that makes a password easy to guess for whoever knows its owner, and where it is from; null where enough
 * remains without such words. They do not count towards the length, but a long password may contain one.
 */
export function ownWordIn(
  password: string,
  own: OwnWords,
  least: number,
): { word: string; of: string } | null {
  const known = (['name', 'email', 'company', 'brand'] as const)
    .flatMap((kind) => wordsOf(own[kind]).map((word) => ({ word, of: says[kind] })))
    .toSorted((a, b) => b.word.length - a.word.length);
  // 'L0v3lace' is no harder to guess than 'Lovelace'.
  for (const form of [plain, (text: string) => unleet(plain(text))]) {
    const text = form(password);
    const found = known.filter(({ word }) => text.includes(form(word)));
    const rest = found.reduce((left, { word }) => left.replaceAll(form(word), ''), text);
    if (found[0] && isThin(rest, least)) return found[0];
  }
  return null;
}
