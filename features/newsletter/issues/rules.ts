import type { IssueState, IssueWords } from './schema.ts';

/** What can be done with an issue. */
export type IssueAction = 'save' | 'send' | 'unschedule' | 'stop' | 'resume' | 'delete';

const allowed: Record<IssueState, readonly IssueAction[]> = {
  draft: ['save', 'send', 'delete'],
  scheduled: ['unschedule'],
  sending: ['stop'],
  stopped: ['resume', 'delete'],
  sent: ['delete'],
};

/** Whether an issue that stands like this can be treated so. */
export const mayDo = (state: IssueState, action: IssueAction): boolean => allowed[state].includes(action);

/** What an issue lacks before it can go out, by field. */
export function missingIn({ subject, body }: Pick<IssueWords, 'subject' | 'body'>): Record<string, string> {
  return {
    ...(subject ? {} : { subject: 'Readers see the subject first, so please enter one.' }),
    ...(body.trim() ? {} : { body: 'The issue is still empty.' }),
  };
}
