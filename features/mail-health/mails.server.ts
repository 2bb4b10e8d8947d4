import type { Mail } from '#server/mail/template.ts';
import { readSettings } from '#server/settings/settings.ts';

/** Shows that emails of the site arrive. */
export function testMail(): Mail {
  const { name } = readSettings().brand;
  return {
    subject: `Test email from ${name}`,
    preview: 'If you can read this, the site’s emails arrive.',
    blocks: [
      { kind: 'heading', text: 'Your test email arrived' },
      {
        kind: 'paragraph',
        text: 'You asked for this email in the admin panel. It was sent in the same way as every other email from the site.',
      },
      {
        kind: 'paragraph',
        text: 'To see whether SPF, DKIM and DMARC passed, open the source of this email and look for “Authentication-Results”.',
      },
    ],
  };
}
