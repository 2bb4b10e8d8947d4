import { counted } from '#lib/money/grouped.ts';
import type { Mail } from './mails.ts';
import type { Step } from './run-morning.ts';

/** What every step found, email by email, as Markdown. */
export function markdownOf(steps: readonly Step[], mails: readonly Mail[]): string {
  const blocks = steps.flatMap(({ name, finding, items }, at) => [
    `## ${at + 1}. ${name}`,
    finding,
    ...items.flatMap(({ mail, result }) => {
      const { from = '', subject = '' } = mails[mail] ?? {};
      return [`### ${subject}`, `From ${from}. ${result.finding}.`, result.text.trim()];
    }),
  ]);
  const heading = `# ${counted(mails.length, 'email')}, ${counted(steps.length, 'step')}`;
  return `${[heading, ...blocks].join('\n\n')}\n`;
}
