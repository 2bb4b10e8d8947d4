import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hear } from '#engines/speech/heard.ts';
import { openMoonshine } from '#engines/speech/moonshine.ts';
import { peaksOf } from '#engines/speech/peaks.ts';
import { resample } from '#engines/speech/resample.ts';
import { sampleRate } from '#engines/speech/sound.ts';
import { moonshineBytes } from '#engines/speech/testing/moonshine-bytes.ts';
import { transcribe } from '#engines/speech/transcribe.ts';
import { readWav } from '#engines/speech/wav.ts';
import { drawnParts, type SentRecording } from '../recording.ts';
import { type ExampleId, exampleChoices, exampleTitles } from './choices.ts';

const rounded = (value: number): number => Math.round(value * 100) / 100;

async function written(id: ExampleId, hear: Hear): Promise<SentRecording> {
  const { samples, rate } = readWav(await readFile(join(import.meta.dirname, `${id}.wav`)));
  const sound = resample(samples, rate);
  const lines = await transcribe(hear, sound);
  return {
    id: `example-${id}`,
    title: exampleTitles[id],
    pinned: false,
    changed: '2026-11-18T12:00:00.000Z',
    example: id,
    seconds: rounded(sound.length / sampleRate),
    peaks: peaksOf(sound, drawnParts),
    lines: lines.map((line) => ({
      ...line,
      words: line.words.map(({ text, sure, start, end }) => ({
        text,
        sure: rounded(sure),
        start: rounded(start),
        end: rounded(end),
      })),
    })),
    speakers: [],
  };
}

/** The examples as the model writes them down: for the chore that makes them and the test that they are up to date. */
export async function writtenExamples(): Promise<[id: ExampleId, recording: SentRecording][]> {
  const hear = await openMoonshine(await moonshineBytes());
  const all: [ExampleId, SentRecording][] = [];
  for (const { id } of exampleChoices) all.push([id, await written(id, hear)]);
  return all;
}
