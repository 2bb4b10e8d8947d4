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

/** A message that did not leave: sending it again makes sense. */
export const mayResend = (state: MailState): boolean => state === 'failed' || state === 'kept';

/** What happens next with a message, or what somebody has to do about it. */
export const nextWords: Record<MailState, string> = {
  queued: 'The site sends it, and tries for two days',
  sending: 'The mail server is taking it',
  uncertain: 'The site tries again; it may arrive twice',
  failed: 'See why, then send it again',
  suppressed: 'Reach them another way: the address gets no mail',
  kept: 'Send it once a mail server is set',
  sent: 'Nothing: the mail server has it',
};

/** A mail as the list shows it: with its subject, without its words. */
export interface MailLine {
  id: string;
  to: string;
  subject: string;
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
  text: string | null;
}
