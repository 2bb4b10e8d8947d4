/** Whether email leaves the site, is not set up, or is set up and does not get through. */
export type MailStanding = 'leaves' | 'off' | 'failing';

interface MailFacts {
  /** Whether a mail server is set. */
  isSetUp: boolean;
  /** When the oldest message was written whose last try failed and that still waits; null where there is none. */
  stuckSince: Date | null;
  /** When a message was last taken by the mail server. */
  lastSent: Date | null;
}

/** Judges whether email leaves. One message that a server puts off is no failure while others get through. */
export function judgeStanding({ isSetUp, stuckSince, lastSent }: MailFacts): MailStanding {
  if (!isSetUp) return 'off';
  if (!stuckSince || (lastSent && lastSent > stuckSince)) return 'leaves';
  return 'failing';
}

const notSent: Record<Exclude<MailStanding, 'leaves'>, string> = {
  off: 'Email isn’t set up yet, so the message hasn’t been sent. It’s saved in the outbox.',
  failing: 'The mail server isn’t answering, so the message is saved and will be sent as soon as it does.',
};

/** What staff read after an action that also writes an email: what was done, then `sent`, or that nothing has left yet. */
export const withMail = (standing: MailStanding, done: string, sent: string): string =>
  `${done}. ${standing === 'leaves' ? `${sent}.` : notSent[standing]}`;
