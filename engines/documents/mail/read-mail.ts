import PostalMime, { type Address, type Email } from 'postal-mime';
import { counted } from '#lib/money/grouped.ts';
import { type BlockText, letterCount, placed } from '../collect-blocks.ts';
import type { Document } from '../document.ts';
import { DocumentProblem } from '../limits.ts';
import { htmlBlocks } from '../text/html-blocks.ts';
import { textBlocks } from '../text/read-text.ts';

const people = (addresses: readonly Address[]): string =>
  addresses
    .flatMap((one) => one.group ?? [one])
    .map(({ name, address }) => (name && name !== address ? `${name} <${address}>` : address))
    .join(', ');

const wordsIn = (blocks: readonly BlockText[]): number =>
  blocks.reduce((sum, { text }) => sum + (text.match(/\S+/g)?.length ?? 0), 0);

/** Who wrote to whom and when, a row for each. */
function headerRows({ from, to = [], cc = [], headers }: Email): BlockText[] {
  const rows: readonly (readonly [label: string, value: string])[] = [
    ['From', from ? people([from]) : ''],
    ['To', people(to)],
    ['Cc', people(cc)],
    ['Date', headers.find(({ key }) => key === 'date')?.value ?? ''],
  ];
  return rows
    .filter(([, value]) => value !== '')
    .map(([label, value]) => ({ kind: 'row', text: `${label}: ${value}` }));
}

/** The message. Programs send it as text and as a page; the text is the cleaner one, where it says as much. */
function messageOf({ text = '', html = '' }: Email): BlockText[] {
  // What is quoted of an earlier mail is text like any other.
  const plain = textBlocks(text.replace(/^(?:> ?)+/gm, ''));
  const page = html ? htmlBlocks(html).blocks : [];
  return wordsIn(plain) * 2 >= wordsIn(page) ? plain : page;
}

/** The attachments that somebody would look for; pictures inside the message are none. */
function attachmentsNote({ attachments }: Email): string[] {
  const named = attachments.filter(({ related, filename }) => !related && filename);
  if (named.length === 0) return [];
  const names = named.map(({ filename }) => filename).join(', ');
  return [
    `Only the message was read. It has ${counted(named.length, 'attachment')}: ${names}. Save and add what you want to ask about.`,
  ];
}

/** An email with its fields and its message, decoded from whatever it was sent in. */
export async function readMail(name: string, bytes: Uint8Array): Promise<Document> {
  const damaged = new DocumentProblem(
    `${name} is damaged or was cut off. Save the email again from your mail program.`,
  );
  const mail = await PostalMime.parse(bytes).catch(() => {
    throw damaged;
  });
  const subject = mail.subject?.trim() ?? '';
  const heading: BlockText[] = subject ? [{ kind: 'heading', level: 1, text: subject }] : [];
  const blocks = placed([...heading, ...headerRows(mail), ...messageOf(mail)]);
  if (!letterCount().takes(blocks))
    throw new DocumentProblem(`${name} has more than five million letters, which is more than is read here.`);
  return {
    name,
    kind: 'mail',
    title: subject || null,
    parts: [{ label: 'Email', blocks }],
    tables: [],
    notes: attachmentsNote(mail),
  };
}
