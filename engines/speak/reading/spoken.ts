import { amountRules, type Rule } from './amounts.ts';
import { dateRules } from './dates.ts';
import { addressRules, letterRules, restRules } from './signs.ts';

/** How somebody wants a word to be said: the word as written, and how it would be spelled by its sound. */
export interface Pronunciation {
  written: string;
  said: string;
}

const rules: readonly Rule[] = [...addressRules, ...dateRules, ...amountRules, ...letterRules, ...restRules];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Own pronunciations come first: nothing else may read what somebody has decided. */
function pronounced(text: string, own: readonly Pronunciation[]): string {
  const known = new Map(
    own
      .filter(({ written, said }) => written.trim() && said.trim())
      .map(({ written, said }) => [written.trim().toLowerCase(), said.trim()]),
  );
  if (known.size === 0) return text;
  const pattern = [...known.keys()]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');
  return text.replace(
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'giu'),
    (found) => known.get(found.toLowerCase()) ?? found,
  );
}

/** Signs that only look different, in one form each. */
const plainSigns = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”«»„]/g, '"')
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
    .replace(/\s*[—–]\s+|\s+[—–]\s*|—/g, ' — ')
    .replace(/\.{3,}/g, '…')
    .replace(/[*_`~|<>{}[\]\\^]/g, ' ');

/** A sentence in the words that a reader would say: '£1.20 at 9:05' is 'one pound twenty pence at nine oh five'. */
export function spokenWords(text: string, own: readonly Pronunciation[] = []): string {
  let said = plainSigns(pronounced(text, own));
  for (const [found, read] of rules)
    said = said.replace(found, (...parts: unknown[]) =>
      read(...parts.map((part) => (typeof part === 'string' ? part : ''))),
    );
  return said
    .replace(/[^\p{L}\p{M}\s,.;:!?…—()"'-]/gu, ' ')
    .replace(/\s+([,.;:!?…])/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/\b(the) the\b/gi, '$1')
    .trim();
}
