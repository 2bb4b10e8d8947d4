import { addressRules } from './addresses.ts';
import { capitalRules } from './capitals.ts';
import { dateRules } from './dates.ts';
import { fractionRules } from './fractions.ts';
import { moneyRules } from './money.ts';
import { ordinalRules } from './ordinals.ts';
import { phoneRules } from './phones.ts';
import { plainSigns } from './plain-signs.ts';
import { rangeRules } from './ranges.ts';
import { restRules } from './rest.ts';
import { romanRules } from './roman.ts';
import { type Rule, readBy } from './rule.ts';
import { numberFormRules, shortFormRules } from './short-forms.ts';
import { timeRules } from './times.ts';
import { unitRules } from './units.ts';

/** How somebody wants a word to be said: the word as written, and how it would be spelled by its sound. */
export interface Pronunciation {
  written: string;
  said: string;
}

/** In this order: what has signs and numbers of its own comes before the rules that read signs and numbers. */
const rules: readonly Rule[] = [
  ...addressRules,
  ...phoneRules,
  ...numberFormRules,
  ...dateRules,
  ...timeRules,
  ...moneyRules,
  ...rangeRules,
  ...fractionRules,
  ...unitRules,
  ...ordinalRules,
  ...shortFormRules,
  ...romanRules,
  ...capitalRules,
  ...restRules,
];

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

/** A sentence in the words that a reader would say: '£1.20 at 9:05' is 'one pound twenty pence at nine oh five'. */
export const spokenWords = (text: string, own: readonly Pronunciation[] = []): string =>
  readBy(rules, plainSigns(pronounced(text, own)))
    .replace(/[^\p{L}\p{M}\s,.;:!?…—()"'-]/gu, ' ')
    .replace(/\s+([,.;:!?…)])/g, '$1')
    .replace(/\(\s+/g, '(')
    .replace(/\s+/g, ' ')
    .replace(/\b(the) the\b/gi, '$1')
    .trim();
