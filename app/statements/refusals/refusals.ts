import type { NamedText } from '#ui/text/rule-list.tsx';

/** By which words a brief touches what we refuse. */
const signs: Readonly<Record<string, RegExp>> = {
  'Dark patterns':
    /\b(countdown|pre-?ticked|hidden fee|hide the (cancel|unsubscribe|price)\w*|only \d+ left|fake (scarcity|urgency|review\w*)|hard to cancel|guilt)\b/i,
  'Watching staff':
    /\b(key ?strokes?|keylog\w*|screenshots? of (staff|employees)|mouse movement|track(ing)? (our |the )?(staff|employees|workers)|webcam|productivity score)\b/i,
  'Machines as judges':
    /\b((auto\w*|ai|model|machine|algorithm)\b[^.]{0,60}\b(reject|decide|grade|approve|diagnos|deny)\w*|without (a )?human)\b/i,
  'A fixed price for a wish':
    /\b(something like|similar to|fixed price|like (uber|airbnb|amazon|netflix|tinder))\b/i,
  'First place in a search':
    /\b((first|number one|#1|top) (place|page|position|spot|result|rank\w*)|rank (first|#1))\b/i,
  'No mistakes':
    /\b(bug[- ]free|no (bugs|mistakes|errors)|zero (bugs|defects|errors)|100% (reliable|uptime|secure))\b/i,
  'A quote for the website': /\b(testimonials?|case study in return|praise|reference quote)\b/i,
};

/** Which of our refusals a brief touches, with the words that did it. */
export function touchedBy(brief: string, refusals: readonly NamedText[]) {
  return refusals.flatMap(([name, reason]) => {
    const found = signs[name]?.exec(brief)?.[0];
    return found ? [{ name, reason, found }] : [];
  });
}
