import { readFile } from 'node:fs/promises';
import { workerData } from 'node:worker_threads';
import { type FastVoiceFacts, openFastVoice } from '#engines/speak/fast/fast-voice.ts';
import { serveVoice } from './serve-voice.server.ts';
import type { FastPaths, FastQuestion } from './voice-questions.ts';

const paths = workerData as FastPaths;
// Its bytes were looked at when it was fetched.
const facts = JSON.parse(await readFile(paths.facts, 'utf8')) as FastVoiceFacts;
const speak = await openFastVoice({
  weights: await readFile(paths.weights),
  runtime: await readFile(paths.runtime),
  facts,
});

serveVoice<FastQuestion>(
  ({ spoken, speed }) => speak(spoken, speed),
  ({ isWarmUp = false }) => isWarmUp,
);
