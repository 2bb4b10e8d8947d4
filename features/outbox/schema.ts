/** How mails can stand, in the order of the filter. */
export const mailStates = ['queued', 'sending', 'uncertain', 'failed', 'suppressed', 'kept', 'sent'] as const;
export type MailState = (typeof mailStates)[number];

/** What each state is called. */
export const stateWords: Record<MailState, string> = {
  queued: 'Waiting',
  sending: 'On its way',
  uncertain: 'Not certain',
  failed: 'Failed',
  suppressed: 'Held back',
  kept: 'Kept here',
  sent: 'Sent',
};

/** A mail that did not leave, or may not have: sending it again makes sense. */
export const mayResend = (state: MailState): boolean =>
  state === 'failed' || state === 'kept' || state === 'suppressed';

/** A mail as the list shows it: without its words. */
export interface MailLine {
  id: string;
  to: string;
  purpose: string;
  state: MailState;
  attempts: number;
  lastError: string | null;
  createdAt: Date;
  settledAt: Date | null;
}

/** A mail that is opened; its words only for those who may read them. */
export interface OpenMail extends MailLine {
  response: string | null;
  uncertainSince: Date | null;
  words: { subject: string; text: string } | null;
}
