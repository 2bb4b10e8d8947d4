import { expect, it } from 'vitest';
import { whereFilesGo, whereTextGoes } from './where-to.ts';

it.each([
  [['lease.pdf'], '/ai-tools/filechat'],
  [['a.docx', 'b.xlsx'], '/ai-tools/multifilechat'],
  [['Re: your order.eml'], '/ai-tools/filechat'],
  [['first.eml', 'second.EML'], '/ai-tools/multifilechat'],
  [['note.m4a'], '/ai-tools/speech-to-text'],
])('leads %j to %s', (names, href) => expect(whereFilesGo(names)).toEqual({ is: 'tool', href }));

it.each([[[]], [['film.mkv']], [['a.mp3', 'b.mp3']], [['a.pdf', 'b.exe']]])(
  'says why %j leads nowhere',
  (names) => {
    expect(whereFilesGo(names)).toMatchObject({ is: 'wrong' });
  },
);

it.each(['example.com/page', 'https://example.com', 'news.example.org'])(
  'reads “%s” as an address',
  (text) => {
    expect(whereTextGoes(text)).toEqual({ is: 'tool', href: '/ai-tools/webchat' });
  },
);

it.each(['two red birds on a tree', 'What is new?', 'e.g. this one'])(
  'offers several things for “%s”',
  (text) => {
    expect(whereTextGoes(text)).toEqual({ is: 'choose' });
  },
);

it('asks for something', () => expect(whereTextGoes('  ')).toMatchObject({ is: 'wrong' }));
