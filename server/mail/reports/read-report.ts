import PostalMime, { type Attachment } from 'postal-mime';
import { emailKeyOf } from '#lib/mail/email-key.ts';

/** What another server reports about an email of ours. */
export interface MailReport {
  kind: 'bounce' | 'complaint';
  /** The recipient of the email. */
  recipient: string;
  /** Whether it will never arrive; a complaint always counts. */
  permanent: boolean;
  /** What was said, in a line. */
  detail: string;
  /** The Message-ID of our email, if the report quotes it. */
  messageId: string | null;
}

const textOf = ({ content }: Attachment): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

/** Fields of a block of heads, folded lines joined; the names in small letters. */
function fieldsIn(block: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of block.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const [, name = '', value = ''] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name) fields.set(name.toLowerCase(), value.trim());
  }
  return fields;
}

/** An address as the fields of a report write it: `rfc822;ann@example.com`, `<ann@example.com>`. */
function addressIn(value: string | undefined): string | null {
  const found = /([^\s<>;,"]+@[^\s<>;,"]+)/.exec(value ?? '')?.[1];
  return found && emailKeyOf(found) ? found : null;
}

const messageIdIn = (heads: string): string | null =>
  fieldsIn(heads.split(/\r?\n\r?\n/, 1)[0] ?? '').get('message-id') ?? null;

/** The parts of an email with their types: parts that are emails themselves hold the bounced email. */
function partsOf(attachments: readonly Attachment[]): Map<string, string> {
  return new Map(attachments.map((part) => [part.mimeType.toLowerCase(), textOf(part)]));
}

/** Servers report some dozen recipients at once. */
const mostReports = 200;

function bounces(status: string, messageId: string | null): MailReport[] {
  // The first block is about the email; each further one is about a recipient.
  return status
    .split(/\r?\n\s*\r?\n/, mostReports)
    .map(fieldsIn)
    .flatMap((fields): MailReport[] => {
      const recipient =
        addressIn(fields.get('final-recipient')) ?? addressIn(fields.get('original-recipient'));
      if (!recipient || fields.get('action')?.toLowerCase() !== 'failed') return [];
      const code = fields.get('status') ?? '';
      const said = fields.get('diagnostic-code')?.replace(/^\w+;\s*/, '') ?? '';
      return [
        {
          kind: 'bounce',
          recipient,
          permanent: code.startsWith('5'),
          detail: [code, said].filter(Boolean).join(' ').slice(0, 300),
          messageId,
        },
      ];
    });
}

function complaint(report: string, original: string, messageId: string | null): MailReport[] {
  const fields = fieldsIn(report);
  const kind = fields.get('feedback-type')?.toLowerCase() ?? '';
  // Others say that an email was not spam, or report a failed signature.
  if (!['abuse', 'fraud', 'opt-out'].includes(kind)) return [];
  const heads = fieldsIn(original.split(/\r?\n\r?\n/, 1)[0] ?? '');
  const recipient = addressIn(fields.get('original-rcpt-to')) ?? addressIn(heads.get('to'));
  return recipient ? [{ kind: 'complaint', recipient, permanent: true, detail: kind, messageId }] : [];
}

/** What an email reports about emails of ours: bounces (RFC 3464) and complaints (RFC 5965); empty for any other email. */
export async function readReports(raw: Uint8Array): Promise<MailReport[]> {
  const mail = await PostalMime.parse(raw, {
    forceRfc822Attachments: true,
    attachmentEncoding: 'arraybuffer',
  });
  const type = mail.headers.find(({ key }) => key === 'content-type')?.value.toLowerCase() ?? '';
  if (!type.startsWith('multipart/report')) return [];
  const parts = partsOf(mail.attachments);
  const original = parts.get('message/rfc822') ?? parts.get('text/rfc822-headers') ?? '';
  const messageId = messageIdIn(original);
  const feedback = parts.get('message/feedback-report');
  if (feedback) return complaint(feedback, original, messageId);
  return bounces(parts.get('message/delivery-status') ?? '', messageId);
}
