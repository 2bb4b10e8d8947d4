import { expect, it } from 'vitest';
import { readDocument } from '#engines/documents/read-document.ts';
import { markdownOf } from './export-morning.ts';
import { mailOf, pastedMail } from './own-mails.ts';

const encoder = new TextEncoder();

it('takes the fields on top of a pasted email for what they are', () => {
  const pasted = 'From: Ada <ada@example.com>\nSent: Monday\nSubject: The roof\n\nIt leaks.\nTo: nobody';
  expect(pastedMail(pasted)).toEqual({
    from: 'Ada <ada@example.com>',
    subject: 'The roof',
    text: 'It leaks.\nTo: nobody',
  });
});

it('names a pasted text without fields by its first line', () => {
  expect(pastedMail('Where is my parcel?\nIt was due on Monday.')).toMatchObject({
    from: 'Pasted',
    subject: 'Where is my parcel?',
  });
});

it.each([
  ['', 'has no text'],
  ['Subject: nothing else', 'has no text'],
  ['word '.repeat(5000), '24,999 characters, and 20,000'],
])('refuses %.20j in words', (pasted, why) => expect(() => pastedMail(pasted)).toThrow(why));

it('takes an email that was saved as a file apart', async () => {
  const saved =
    'From: Ada Byron <ada@example.com>\r\nTo: shop@example.com\r\nSubject: Where is it?\r\nContent-Type: text/plain\r\n\r\nMy parcel was due on Monday.\r\n';
  const document = await readDocument('parcel.eml', encoder.encode(saved));
  expect(mailOf(document)).toEqual({
    from: 'Ada Byron <ada@example.com>',
    subject: 'Where is it?',
    text: 'My parcel was due on Monday.',
  });
});

it('writes down what each step found in which email', () => {
  const mail = pastedMail('Subject: The roof\n\nIt leaks.');
  const result = { finding: 'This goes to repairs', parts: [], text: 'repairs: 0.8' };
  const steps = [
    { task: 'sort-support-mail', name: 'Sort them', finding: '1 to repairs', items: [{ mail: 0, result }] },
  ] as const;
  expect(markdownOf(steps, [mail])).toBe(
    '# 1 email, 1 step\n\n## 1. Sort them\n\n1 to repairs\n\n### The roof\n\nFrom Pasted. This goes to repairs.\n\nrepairs: 0.8\n',
  );
});
