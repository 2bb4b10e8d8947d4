import { expect, it } from 'vitest';
import { usesMicrophone } from './uses-microphone.server.ts';

it('lets visitors record where something is spoken, and nowhere else', () => {
  expect(usesMicrophone('/ai-tools/speech-to-text')).toBe(true);
  expect(usesMicrophone('/ai/demo/transcribe-note')).toBe(true);
  expect(usesMicrophone('/ai/demo/hide-names')).toBe(false);
  expect(usesMicrophone('/ai')).toBe(false);
});
