/** Where a subscription can stand, and what that is called. */
export const subscriberWords = {
  confirmed: 'Confirmed',
  pending: 'Unconfirmed',
  unsubscribed: 'Left',
} as const;

/** Somebody who asked for the newsletter, as the list shows them. */
export interface SubscriberLine {
  id: string;
  email: string;
  state: keyof typeof subscriberWords;
  since: Date;
  createdAt: Date;
}
