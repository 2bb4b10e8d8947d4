/** What somebody who looks for a text wants to do. */
export type Intent = 'learn' | 'compare' | 'buy' | 'go';

/** How strongly a text answers an intent, and by which words. */
export interface IntentShare {
  intent: Intent;
  share: number;
  words: string[];
}

const signs: Record<Intent, RegExp> = {
  learn:
    /\b(?:how to|what (?:is|are)|why|guide|tutorial|learn|explain(?:s|ed)?|examples?|tips|steps?|meaning|definition|history|questions?|answers?|faq)\b/gi,
  compare:
    /\b(?:best|top \d+|reviews?|compar(?:e|ed|ison)|versus|vs|alternatives?|cheapest|ratings?|pros and cons|which)\b/gi,
  buy: /\b(?:buy|order|prices?|pricing|discounts?|coupon|deals?|sale|shipping|delivery|add to (?:cart|basket)|checkout|book (?:now|a)|subscribe|free trial|sign up|quote|hire)\b|[€$£]\s?\d+/gi,
  go: /\b(?:log ?in|sign in|account|contact|address|opening hours|directions|phone|near me|official|homepage|download)\b/gi,
};

/** The intents that a text answers, strongest first. All shares together are 1; none if no sign was found. */
export function intentsOf(text: string): IntentShare[] {
  const found = (Object.entries(signs) as [Intent, RegExp][]).map(([intent, sign]) => {
    const words = (text.match(sign) ?? []).map((word) => word.toLowerCase());
    return { intent, count: words.length, words: [...new Set(words)].slice(0, 8) };
  });
  const all = found.reduce((sum, { count }) => sum + count, 0);
  return found
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .map(({ intent, count, words }) => ({ intent, share: count / all, words }));
}
