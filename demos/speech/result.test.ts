import { expect, it } from 'vitest';
import type { Recording } from './recording.ts';
import { recordingResult } from './result.ts';

const recording: Recording = {
  id: 'r1',
  title: 'Call',
  pinned: false,
  changed: '2026-11-18T00:00:00.000Z',
  example: null,
  seconds: 61,
  peaks: [1, 2],
  lines: [{ id: 'l1', speaker: 'Ann', words: [{ text: 'Hello', start: 1.23456, end: 1.5, sure: 0.987654 }] }],
  speakers: ['Ann'],
  sound: new Blob(['sound']),
};

it('sends the words with their times and not the sound, and opens with the sound that is still here', async () => {
  const state: unknown = JSON.parse(JSON.stringify(recordingResult.stateOf(recording)));
  expect(state).not.toHaveProperty('sound');
  expect(await recordingResult.restored(state, null)).toMatchObject({
    sound: null,
    lines: [{ words: [{ text: 'Hello', start: 1.23, sure: 0.99 }] }],
  });
  expect(await recordingResult.restored(state, recording)).toMatchObject({ sound: recording.sound });
  expect(await recordingResult.restored('nothing', null)).toBeNull();
});

it('reads as lines under their time and speaker', async () =>
  expect(await recordingResult.blocksOf(recording)).toContainEqual({ is: 'text', text: '0:01, Ann\nHello' }));
