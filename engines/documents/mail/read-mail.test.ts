import { expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { textFile } from '../testing/make-files.ts';
import { isMail } from './is-mail.ts';

const read = async (lines: readonly string[], name = 'mail.eml') => {
  const document = await readDocument(name, textFile(lines.join('\r\n')));
  return {
    ...document,
    blocks: document.parts.flatMap(({ blocks }) => blocks.map(({ kind, text }) => [kind, text])),
  };
};

const fields = [
  'From: =?utf-8?q?Ren=C3=A9e_Fabre?= <renee@example.com>',
  'To: Ana <ana@example.com>,',
  '  Tom <tom@example.com>',
  'Subject: =?utf-8?B?T3BlbmluZyBvZiB0aGUgY2Fmw6k=?=',
  'Date: Tue, 3 Mar 2026 09:12:00 +0000',
  'MIME-Version: 1.0',
];
const rows = [
  ['heading', 'Opening of the café'],
  ['row', 'From: Renée Fabre <renee@example.com>'],
  ['row', 'To: Ana <ana@example.com>, Tom <tom@example.com>'],
  ['row', 'Date: Tue, 3 Mar 2026 09:12:00 +0000'],
];

it('joins the lines that quoted-printable cuts, and gives letters their accents back', async () => {
  const { kind, title, blocks } = await read([
    ...fields,
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'The caf=C3=A9 opens on the first of April, and whoever comes before ten gets a =',
    'croissant for =E2=82=AC1.',
  ]);
  expect([kind, title]).toEqual(['mail', 'Opening of the café']);
  expect(blocks).toEqual([
    ...rows,
    [
      'paragraph',
      'The café opens on the first of April, and whoever comes before ten gets a croissant for €1.',
    ],
  ]);
});

it('reads the message of several parts once, and names what is attached', async () => {
  const { blocks, notes } = await read([
    ...fields,
    'Content-Type: multipart/mixed; boundary="outer"',
    '',
    '--outer',
    'Content-Type: multipart/alternative; boundary="inner"',
    '',
    '--inner',
    'Content-Type: text/plain; charset=iso-8859-1',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from('The café opens at nine.', 'latin1').toString('base64'),
    '--inner',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p>The <b>café</b> opens at nine.</p>',
    '--inner--',
    '--outer',
    'Content-Type: application/pdf; name="menu.pdf"',
    'Content-Disposition: attachment; filename="menu.pdf"',
    'Content-Transfer-Encoding: base64',
    '',
    'JVBERi0=',
    '--outer--',
  ]);
  expect(blocks).toEqual([...rows, ['paragraph', 'The café opens at nine.']]);
  expect(notes).toEqual([
    'Only the message was read. It has 1 attachment: menu.pdf. Save and add what you want to ask about.',
  ]);
});

it('reads the page where the text beside it only points to it', async () => {
  const { blocks } = await read([
    ...fields,
    'Content-Type: multipart/alternative; boundary=a',
    '',
    '--a',
    'Content-Type: text/plain',
    '',
    'Open this mail in a browser.',
    '--a',
    'Content-Type: text/html',
    '',
    '<table><tr><td><h1>News</h1><p>The mill opens its doors on the second Sunday in May.</p><p>Entry is free for everybody who comes by bicycle.</p></td></tr></table>',
    '--a--',
  ]);
  expect(blocks.slice(rows.length)).toEqual([
    ['heading', 'News'],
    ['paragraph', 'The mill opens its doors on the second Sunday in May.'],
    ['paragraph', 'Entry is free for everybody who comes by bicycle.'],
  ]);
});

it('tells a mail from a letter that begins with names', () => {
  expect(isMail('From: Ana\nSubject: Rent\n\nDear Tom, ...', false)).toBe(false);
  expect(isMail('From: Ana\nSubject: Rent\n\nDear Tom, ...', true)).toBe(true);
  expect(isMail('Received: from a\n\tby b\nFrom: Ana <a@b.c>\n\nHello', false)).toBe(true);
  expect(isMail('Ana: the roof leaks.\nTom: again?\n', true)).toBe(false);
});
