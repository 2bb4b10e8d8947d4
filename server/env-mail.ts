import { z } from 'zod';
import { help } from './env-fields.ts';

/** The variables of mail that comes in. */
export const incomingMailVariables = {
  MAIL_REPLY_TO: z
    .email({ error: 'write one e-mail address whose server takes reply+anything@ as well' })
    .refine((address) => !address.includes('+'), { error: 'write it without a plus; the site adds one' })
    .optional()
    .meta(
      help(
        'Incoming mail',
        'Mailbox that takes answers to conversations, as reply+key@; needs one of the two below. Without it people answer on the page.',
        'reply@example.com',
      ),
    ),
  MAIL_INCOMING_SECRET: z
    .string()
    .min(32, { error: 'write at least 32 random characters, for example from: openssl rand -hex 32' })
    .optional()
    .meta(
      help(
        'Incoming mail',
        'Bearer token of POST /api/mail/incoming, which takes raw mails; without it that address is off.',
      ),
    ),
  IMAP_URL: z
    .url({ protocol: /^imaps?$/, error: 'write imaps://user:password@host:993/INBOX' })
    .optional()
    .meta(
      help(
        'Incoming mail',
        'Mailbox that is looked through every minute instead; read mails are marked as seen.',
        'imaps://reply%40example.com:password@imap.example.com:993/INBOX',
      ),
    ),
};
