/** What a link in one of our emails entitles its holder to: `since` is when the subscription it was sent for began. */
export interface LinkClaim {
  id: string;
  since?: number;
  /** The issue whose mail it stood in. */
  issue?: string;
}

/** A subscription as far as the links care. */
export interface LinkedSubscription {
  id: string;
  state: 'pending' | 'confirmed' | 'unsubscribed';
  since: Date;
}

/** Whoever holds the mail of this very request may confirm it; an old mail does not bring back who has left since. */
export function mayConfirm(claim: LinkClaim, subscription: LinkedSubscription): boolean {
  return (
    claim.id === subscription.id &&
    subscription.state === 'pending' &&
    claim.since === subscription.since.getTime()
  );
}

/** Whoever holds any of our emails to an address may end its subscription, at any time. */
export function mayUnsubscribe(claim: LinkClaim, subscription: LinkedSubscription): boolean {
  return claim.id === subscription.id;
}
