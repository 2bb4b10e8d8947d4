import type { Mail, MailBlock } from '#server/mail/template.ts';
import { kindOf } from '#server/notices/kinds.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import type { Notice } from './queries.server.ts';

const whole = (href: string): string => `${services().env.PUBLIC_URL}${href}`;
const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });

/** Tells of one thing. */
export function noticeMail({ title, body, href, kind }: Notice, stopPage: string | null): Mail {
  return {
    subject: title,
    blocks: [
      { kind: 'heading', text: title },
      ...(body ? [paragraph(body)] : []),
      { kind: 'button', label: 'View details', url: whole(href) },
      {
        kind: 'small',
        text: stopPage
          ? `Stop emails about ${kindOf(kind).label.toLowerCase()}: ${stopPage}`
          : 'We always send emails about the security of your account.',
      },
    ],
  };
}

/** Tells of a day's things in one mail. */
export function digestMail(notices: readonly Notice[], stopPage: string): Mail {
  const { name } = readSettings().brand;
  const lines = notices.map(({ title, body, href }) => [title, body, whole(href)].filter(Boolean).join('\n'));
  return {
    subject:
      notices.length === 1 ? `1 notification from ${name}` : `${notices.length} notifications from ${name}`,
    blocks: [
      { kind: 'heading', text: 'Since yesterday' },
      ...lines.map(paragraph),
      { kind: 'button', label: 'Open your notifications', url: whole('/account/notifications') },
      { kind: 'small', text: `Stop daily digests: ${stopPage}` },
    ],
  };
}
