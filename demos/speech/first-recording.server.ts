import made from './examples/made/kokoro.json' with { type: 'json' };
import { isRecording, type SentRecording } from './recording.ts';

/** The example that the page begins with, written down beforehand (`npm run example-recordings`). */
export function firstRecording(): SentRecording {
  const found: unknown = made;
  if (!isRecording(found)) throw new Error('Create the example again: npm run example-recordings');
  return found;
}
