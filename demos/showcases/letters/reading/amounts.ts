import { numberFrom } from '#engines/invoice/amounts.ts';
import type { Place } from './place.ts';

/** What an amount means: it is demanded from the reader, comes back to them, or would be added if nothing is done. */
type AmountRole = 'asked' | 'back' | 'threatened' | 'named';

export interface LetterAmount extends Place {
  value: number;
  role: AmountRole;
}

const digits = "\\d{1,3}(?:[.,'’ ]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?";
const amount = new RegExp(
  `(?:[£€$]|\\b(?:GBP|EUR|USD|CHF)\\s)\\s?(${digits})(?![\\d])|(?<![\\w.,/-])(${digits})\\s?(?:€|(?:GBP|EUR|USD|CHF|euros?|pounds|dollars)\\b)`,
  'gi',
);

const asks =
  /\b(?:please pay|pay(?:able|ment)?|charge|amount due|total|balance|owe|outstanding|arrears|fee|fine|due|reduced to|rises from|premium|instalment|invoice)\b/i;
const comesBack =
  /\b(?:refund\w*|paying back|pay back|repay\w*|credit(?:ed)?|reimburse\w*|you will receive)\b/i;
const threatens =
  /\b(?:if you (?:do not|don['’]t|neither|fail)|otherwise|failing|late payment|without payment|surcharge)\b/i;

/** 'Rises from £612.40 to £641.00': what was paid so far is no longer asked for. */
const former = /\b(?:from|instead of|was|were)\s*$/i;

/** Every amount of money, in order, by the words around it in its sentence. */
export function amountsOf(text: string, units: readonly Place[]): LetterAmount[] {
  return [...text.matchAll(amount)].map(({ 0: found, 1: after, 2: before, index }) => {
    const start = index;
    const end = index + found.length;
    const unit = units.find((each) => start >= each.start && start < each.end);
    const lead = unit ? text.slice(unit.start, start) : '';
    const sentence = unit ? text.slice(unit.start, unit.end) : '';
    // 'So we are paying back £212.60' speaks of what comes after it, so the words before an amount count first.
    const role: AmountRole = comesBack.test(lead)
      ? 'back'
      : threatens.test(lead)
        ? 'threatened'
        : comesBack.test(sentence) || former.test(lead)
          ? 'named'
          : asks.test(sentence)
            ? 'asked'
            : 'named';
    return { start, end, role, value: numberFrom(after ?? before ?? '') };
  });
}
