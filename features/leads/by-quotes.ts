import type { Stage } from './stages.ts';

/** A quote that went to somebody, as far as their record follows it. */
export interface LeadQuote {
  number: string;
  state: 'sent' | 'accepted' | 'declined';
  /** Before tax, in the smallest unit; null where it is in another currency than the studio's. */
  value: number | null;
  /** Why it was declined, as the buyer wrote it. */
  reason: string;
}

interface Standing {
  stage: Stage;
  value: number | null;
  lostReason: string;
}

const valueFrom = (quotes: readonly LeadQuote[], otherwise: number | null): number | null => {
  const values = quotes.flatMap(({ value }) => (value === null ? [] : [value]));
  return values.length === 0 ? otherwise : values.reduce((sum, value) => sum + value, 0);
};

/**
 * Where a lead stands after what became of its quotes: won with the first that is accepted, at what was accepted;
 * otherwise a proposal at what is offered; lost when every one was declined.
 */
export function standingByQuotes(lead: Standing, quotes: readonly LeadQuote[]): Standing {
  const of = (state: LeadQuote['state']) => quotes.filter((quote) => quote.state === state);
  const [accepted, sent, declined] = [of('accepted'), of('sent'), of('declined')];
  if (accepted.length > 0) return { stage: 'won', value: valueFrom(accepted, lead.value), lostReason: '' };
  if (sent.length > 0) return { stage: 'proposal', value: valueFrom(sent, lead.value), lostReason: '' };
  const last = declined.at(-1);
  if (!last) return lead;
  const reason = `Quote ${last.number} was declined${last.reason ? `: ${last.reason}` : ''}`.slice(0, 300);
  return { stage: 'lost', value: valueFrom(declined, lead.value), lostReason: reason };
}
