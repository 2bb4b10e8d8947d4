/** How emails can stand, in the order of the filter. */
export const mailStates = ['queued', 'sending', 'uncertain', 'failed', 'suppressed', 'kept', 'sent'] as const;
export type MailState = (typeof mailStates)[number];

/** What each state is called. */
export const stateWords: Record<MailState, string> = {
  queued: 'Waiting',
  sending: 'On its way',
  uncertain: 'Uncertain',
  failed: 'Failed',
  suppressed: 'Held back',
  kept: 'Not sent yet',
  sent: 'Sent',
};

/** A message that did not leave: sending it again makes sense. */
export const mayResend = (state: MailState): boolean => state === 'failed' || state === 'kept';

/** What happens next with a message, or what somebody has to do about it. */
export const nextWords: Record<MailState, string> = {
  queued: 'The site keeps trying for two days',
  sending: 'The mail server is receiving it',
  uncertain: 'The site tries again, so it may arrive twice',
  failed: 'Check the error, then send it again',
  suppressed: 'Contact them another way, because their address is blocked',
  kept: 'Send it once a mail server is set up',
  sent: 'Nothing to do: the mail server has accepted it',
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
