import PostalMime, { type Address, type Header } from 'postal-mime';
import { foldQuotes } from './fold-quotes.ts';
import { htmlToText } from './html-to-text.ts';

/** A mail that came in, as far as conversations care. */
export interface IncomingMail {
  from: string;
  /** Everybody it was for, the blind ones too where the servers on the way told. */
  recipients: string[];
  messageId: string;
  /** Written by a machine: a bounce, a note of absence, a list. Nobody answers those. */
  automatic: boolean;
  body: string;
  quoted: string;
  files: { name: string; bytes: Uint8Array }[];
}

const addressesIn = (addresses: readonly Address[] | undefined): string[] =>
  (addresses ?? []).flatMap((one) => (one.group ? addressesIn(one.group) : one.address ? [one.address] : []));

/** More than any mail to us has; the rest is passed over, so that what is handed on stays small. */
const most = { recipients: 200, files: 50, signs: 200_000 };

/** Heads under which servers on the way note whom a mail was really for. */
const deliveryHeads = new Set([
  'delivered-to',
  'x-original-to',
  'envelope-to',
  'x-envelope-to',
  'x-forwarded-to',
]);
const inBrackets = /[^\s<>,;:"]+@[^\s<>,;"]+/g;

const headOf = (headers: readonly Header[], name: string): string =>
  headers
    .find(({ key }) => key === name)
    ?.value.trim()
    .toLowerCase() ?? '';

const machines = /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)([+.-].*)?@/i;

function isAutomatic(headers: readonly Header[], from: string): boolean {
  const submitted = headOf(headers, 'auto-submitted');
  return (
    (submitted !== '' && !submitted.startsWith('no')) ||
    /^(bulk|junk|list|auto_reply)/.test(headOf(headers, 'precedence')) ||
    headers.some(({ key }) =>
      ['x-autoreply', 'x-autorespond', 'list-id', 'list-unsubscribe'].includes(key),
    ) ||
    headOf(headers, 'return-path') === '<>' ||
    headOf(headers, 'content-type').startsWith('multipart/report') ||
    machines.test(from)
  );
}

/** Files are sent in lines of 76 signs, and no letter has so many short ones; each costs the parser a kilobyte of memory. */
function refuseShortLines(raw: Uint8Array): void {
  let lines = 0;
  for (let at = raw.indexOf(10); at >= 0; at = raw.indexOf(10, at + 1)) lines += 1;
  if (lines > 50_000 && raw.length / lines < 20)
    throw new Error('The email has more short lines than we can read.');
}

/** Reads a mail as it travels. Throws for what is none, and for what no parser should be given. */
export async function readMail(raw: Uint8Array): Promise<IncomingMail> {
  refuseShortLines(raw);
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer' });
  const from = mail.from?.address ?? '';
  const noted = mail.headers
    .filter(({ key }) => deliveryHeads.has(key))
    .flatMap(({ value }) => value.match(inBrackets) ?? []);
  const files = mail.attachments
    // Pictures inside the text, signatures of machines and invitations are no files that somebody attached.
    .filter(({ disposition, related }) => disposition === 'attachment' && !related)
    .slice(0, most.files)
    .map(({ filename, content }) => ({
      name: filename ?? '',
      bytes: typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content),
    }));
  return {
    from,
    recipients: [...noted, ...addressesIn(mail.to), ...addressesIn(mail.cc), ...addressesIn(mail.bcc)].slice(
      0,
      most.recipients,
    ),
    messageId: mail.messageId ?? '',
    automatic: isAutomatic(mail.headers, from),
    ...foldQuotes((mail.text ?? htmlToText(mail.html ?? '')).slice(0, most.signs)),
    files,
  };
}
