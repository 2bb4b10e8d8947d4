import { z } from 'zod';
import { help } from './env-fields.ts';

/** The variables for incoming email. */
export const incomingMailVariables = {
  MAIL_REPLY_TO: z
    .email({ error: 'write one email address whose server takes reply+anything@ as well' })
    .refine((address) => !address.includes('+'), { error: 'write it without a plus; the site adds one' })
    .optional()
    .meta(
      help(
        'Incoming mail',
        'Mailbox that receives replies to conversations, as reply+key@; needs one of the two below. Without it people reply on the page.',
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
        'Bearer token for POST /api/mail/incoming, which takes raw emails; without it that address is off.',
      ),
    ),
  MAIL_REPORTS_SECRET: z
    .string()
    .min(32, { error: 'write at least 32 random characters, for example from: openssl rand -hex 32' })
    .optional()
    .meta(
      help(
        'Incoming mail',
        'Signs POST /api/mail/reports, which takes bounces and complaints from a mail service; without it that address is off.',
      ),
    ),
  DNS_SERVERS: z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .pipe(
      z.array(
        z
          .string()
          .regex(
            /^(\d{1,3}(\.\d{1,3}){3}(:\d{1,5})?|\[[0-9a-fA-F:]+\](:\d{1,5})?|[0-9a-fA-F:]*:[0-9a-fA-F:]*)$/,
            {
              error: 'write addresses such as 9.9.9.9, separated by commas',
            },
          ),
      ),
    )
    .default([])
    .meta(
      help(
        'Mail',
        'Name servers to ask about the sender’s domain; the system’s by default.',
        '9.9.9.9, 1.1.1.1',
      ),
    ),
  IMAP_URL: z
    .url({ protocol: /^imaps?$/, error: 'write imaps://user:password@host:993/INBOX' })
    .optional()
    .meta(
      help(
        'Incoming mail',
        'Mailbox to check every minute instead; emails that were read are marked as seen.',
        'imaps://reply%40example.com:password@imap.example.com:993/INBOX',
      ),
    ),
};
