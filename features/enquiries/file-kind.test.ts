import { fileTypeFromBuffer } from 'file-type';
import { describe, expect, it } from 'vitest';
import { fileNameFor, kindOf } from './file-kind.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const png = Uint8Array.of(
  0x89,
  0x50,
  0x4e,
  0x47,
  0x0d,
  0x0a,
  0x1a,
  0x0a,
  0,
  0,
  0,
  13,
  73,
  72,
  68,
  82,
  0,
  0,
  0,
  1,
);
const kindFrom = async (content: Uint8Array) =>
  kindOf(content, (await fileTypeFromBuffer(content))?.mime)?.contentType ?? null;

describe('what a file is, by its content', () => {
  it.each([
    ['a PDF', bytes('%PDF-1.7\n%âãÏÓ\n1 0 obj'), 'application/pdf'],
    ['text', bytes('Name;Stops\nKöln;12\n'), 'text/plain; charset=utf-8'],
    ['a program for Windows', bytes(`MZ${'\0'.repeat(80)}`), null],
    ['a script for a shell is only text', bytes('#!/bin/sh\necho hello\n'), 'text/plain; charset=utf-8'],
    ['a zip that is no document', bytes('PK\u0003\u0004\u0014\0\0\0'), null],
    ['text with a NUL in it', bytes('a\0b'), null],
    ['Latin-1 instead of UTF-8', Uint8Array.of(0x4b, 0xf6, 0x6c, 0x6e), null],
    ['nothing', new Uint8Array(), null],
  ])('%s', async (_, content, type) => expect(await kindFrom(content)).toBe(type));

  it('does not care what the name says', async () => {
    expect(await kindFrom(png)).toBe('image/png');
    expect(kindOf(png, 'application/x-msdownload')).toBeNull();
  });
});

describe('its name', () => {
  const pdf = { contentType: 'application/pdf', endings: ['pdf'] };
  const text = { contentType: 'text/plain', endings: ['txt', 'md'] };
  it.each([
    ['Offer.PDF', pdf, 'Offer.PDF'],
    ['offer.exe', pdf, 'offer.exe.pdf'],
    ['C:\\My files\\a<b>.pdf', pdf, 'ab.pdf'],
    ['../../etc/passwd', text, 'passwd.txt'],
    ['notes.md', text, 'notes.md'],
    ['page.html', text, 'page.html.txt'],
    ['\u202Efdp.exe', pdf, 'fdp.exe.pdf'],
    ['...', pdf, 'file.pdf'],
  ])('%j', (given, kind, name) => expect(fileNameFor(given, kind)).toBe(name));
});
