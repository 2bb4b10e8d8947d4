/** A subscription as far as the rules care. */
export interface Subscription {
  state: 'pending' | 'confirmed' | 'unsubscribed';
  askedAt: Date;
}

/** What a wish to subscribe leads to; the visitor sees the same answer for all of them. */
type SubscribeStep = 'create' | 'renew' | 'ask-again' | 'tell-already' | 'wait';

// Pressing the button again and again must not fill somebody's mailbox.
const quietMs = 10 * 60_000;

/** Decides what happens when an address asks for the newsletter. */
export function subscribeStep(known: Subscription | null, now: Date): SubscribeStep {
  if (!known) return 'create';
  // Only who reads that mailbox can have left, so nobody else can make this a flood.
  if (known.state === 'unsubscribed') return 'renew';
  if (now.getTime() - known.askedAt.getTime() < quietMs) return 'wait';
  return known.state === 'pending' ? 'ask-again' : 'tell-already';
}
