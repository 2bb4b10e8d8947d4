import { expect, it } from 'vitest';
import { readDocument } from '#engines/documents/read-document.ts';
import type { Conversation, Turn } from './conversation.ts';
import { conversationResult } from './result.ts';

const secret = 'A sentence that nobody asked about.';
const file = {
  id: 'f1',
  document: await readDocument(
    'lease.txt',
    new TextEncoder().encode(`The deposit is two months’ rent. ${secret}`),
  ),
  bytes: new ArrayBuffer(8),
  address: null,
};
const turn: Turn = {
  id: 't1',
  question: 'How high is the deposit?',
  understood: null,
  verdict: 'sure',
  quotes: [
    {
      file: 'f1',
      name: 'lease.txt',
      where: 'Text',
      part: 0,
      text: 'The deposit is two months’ rent.',
      answer: { start: 15, end: 25 },
      marks: [],
    },
  ],
  nearest: [],
  disagree: false,
  calculated: null,
  written: null,
  ranIn: 'browser',
};
const conversation: Conversation = {
  id: 'c1',
  title: 'Deposit',
  pinned: false,
  changed: '2026-11-18T00:00:00.000Z',
  example: null,
  files: [file],
  turns: [turn],
};
const sent = JSON.stringify(conversationResult.stateOf(conversation));

it('sends questions, answers and quotes, and of files only their names', async () => {
  expect(sent).toContain('two months’ rent');
  expect(sent).toContain('lease.txt');
  expect(sent + JSON.stringify(await conversationResult.blocksOf(conversation))).not.toContain(secret);
});

it('opens elsewhere with its answers and says which files are not there', async () => {
  const opened = await conversationResult.restored(JSON.parse(sent), null);
  expect(opened).toMatchObject({ files: [], away: [{ id: 'f1', name: 'lease.txt' }], turns: [turn] });
  // Sent on from there, it still knows the file.
  expect(opened && conversationResult.stateOf(opened)).toEqual(JSON.parse(sent));
});

it('takes the files that this browser still has, and refuses what is no conversation', async () => {
  const opened = await conversationResult.restored(JSON.parse(sent), { ...conversation, turns: [] });
  expect(opened).toMatchObject({ files: [file], away: [], turns: [turn] });
  expect(await conversationResult.restored({ turns: 'many' }, conversation)).toBeNull();
});

it('is opened by the door that fits its files', () => {
  expect(conversationResult.pathOf(conversation)).toBe('/ai-tools/filechat');
  expect(conversationResult.pathOf({ ...conversation, files: [file, file] })).toBe('/ai-tools/multifilechat');
  const page = { ...file, address: 'https://a.example/' };
  expect(conversationResult.pathOf({ ...conversation, files: [page] })).toBe('/ai-tools/webchat');
});
