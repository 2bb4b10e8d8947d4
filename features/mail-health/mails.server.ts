import type { Mail } from '#server/mail/template.ts';
import { readSettings } from '#server/settings/settings.ts';

/** Shows that mails of the site arrive. */
export function testMail(): Mail {
  const { name } = readSettings().brand;
  return {
    subject: `A test mail of ${name}`,
    preview: 'If you read this, mails of the site arrive.',
    blocks: [
      { kind: 'heading', text: 'It arrived' },
      {
        kind: 'paragraph',
        text: 'You asked for this mail in the admin panel. It took the way that every mail of the site takes.',
      },
      {
        kind: 'paragraph',
        text: 'Look at its source: beside “Authentication-Results” your mail server says whether SPF, DKIM and DMARC passed.',
      },
    ],
  };
}
