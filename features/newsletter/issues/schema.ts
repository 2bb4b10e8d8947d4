import { z } from 'zod';

/** Where an issue stands. */
export const issueStates = ['draft', 'scheduled', 'sending', 'stopped', 'sent'] as const;
export type IssueState = (typeof issueStates)[number];

/** What each state is called. */
export const issueWords: Record<IssueState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  sending: 'Being sent',
  stopped: 'Stopped',
  sent: 'Sent',
};

/** What the form of an issue sends; a draft may be empty. */
export const issueSchema = z.object({
  subject: z
    .string()
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(z.string().max(150, { error: 'Please keep the subject to 150 characters.' })),
  preview: z
    .string()
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(z.string().max(200, { error: 'Please keep the line to 200 characters.' })),
  body: z
    .string()
    .max(50_000, { error: 'Please keep the issue to 50,000 characters.' })
    .transform((text) => text.replaceAll('\r\n', '\n')),
  /** The version that the form saw. */
  seen: z.coerce.number().int(),
});
export type IssueWords = Omit<z.output<typeof issueSchema>, 'seen'>;

/** How the form calls its fields. */
export const issueLabels = { subject: 'Subject', preview: 'Preview line', body: 'Text' } as const;

/** When it is to be sent: now, or at a time that the studio's clock tells. */
export const sendingSchema = z.discriminatedUnion('when', [
  z.object({ when: z.literal('now') }),
  z.object({
    when: z.literal('later'),
    at: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/, { error: 'Choose a day and a time.' }),
  }),
]);

/** What became of the emails of an issue. */
export interface IssueCounts {
  /** Written into the outbox. */
  written: number;
  sent: number;
  failed: number;
  kept: number;
  /** Held back, because mail to the address came back before. */
  suppressed: number;
  waiting: number;
  /** Taken by the mail server, and come back later. */
  bounced: number;
  /** Reported as unwanted. */
  complained: number;
}

/** An issue as the list and its page show it. */
export interface ShownIssue extends IssueWords {
  id: string;
  state: IssueState;
  version: number;
  sendAt: Date | null;
  startedAt: Date | null;
  finishedAt: Date | null;
  changedAt: Date;
  readers: number;
  unsubscribed: number;
  counts: IssueCounts;
}
