/** A subscription as far as the rules care. */
export interface Subscription {
  state: 'pending' | 'confirmed' | 'unsubscribed';
  askedAt: Date;
}

/** What a wish to subscribe leads to; the visitor sees the same answer for all of them. */
export type SubscribeStep = 'create' | 'renew' | 'ask-again' | 'tell-already' | 'wait';

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

const localPart = /^[^\s@<>()[\]\\,;:"]{1,64}$/u;
const label = /^(?!-)[\p{L}\p{N}-]{1,63}(?<!-)$/u;

/** The form under which an address is kept once: without the case and width of its letters; null for what is no address. */
export function emailKeyOf(email: string): string | null {
  const key = email.trim().normalize('NFKC').toLowerCase();
  const at = key.lastIndexOf('@');
  const local = key.slice(0, at);
  const labels = key.slice(at + 1).split('.');
  if (at < 1 || key.length > 254 || !localPart.test(local)) return null;
  if (local.startsWith('.') || local.endsWith('.') || local.includes('..')) return null;
  if (labels.length < 2 || !labels.every((part) => label.test(part)) || /^\d+$/.test(labels.at(-1) ?? ''))
    return null;
  return key;
}
