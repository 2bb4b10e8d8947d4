// Makes the site's own music: node art/sound.ts writes public/media/* and content/sounds/*.ts. Needs ffmpeg.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { peaksOf } from '#engines/speech/peaks.ts';

const rate = 32_000;
const project = join(import.meta.dirname, '..');

interface Piece {
  file: string;
  title: string;
  /** What is heard, for people who do not hear it. */
  heard: string;
  /** Seconds a chord lasts. */
  pace: number;
  /** Notes as MIDI numbers, the lowest first: it is the bass. */
  chords: readonly (readonly number[])[];
  /** Which notes of the chord the bells strike, one a beat; eight beats a chord. */
  bells: readonly (number | null)[];
}

const pieces: Piece[] = [
  {
    file: 'before-nine',
    title: 'Before nine',
    heard: 'Slow warm chords; a bell walks up and down over them',
    pace: 4.8,
    chords: [
      [38, 57, 61, 64, 66],
      [47, 54, 57, 61, 66],
      [43, 55, 59, 62, 66],
      [45, 57, 61, 64, 69],
      [38, 57, 61, 64, 69],
      [47, 57, 62, 66, 69],
      [43, 59, 62, 66, 71],
      [45, 55, 61, 64, 69],
      [43, 55, 59, 62, 66],
      [38, 54, 57, 62, 66],
    ],
    bells: [4, null, 2, 3, null, 4, 1, null],
  },
  {
    file: 'last-van-home',
    title: 'Last van home',
    heard: 'Low chords in a minor key; a single bell, then silence',
    pace: 4,
    chords: [
      [45, 57, 60, 64, 67],
      [41, 57, 60, 64, 69],
      [48, 55, 60, 64, 67],
      [43, 55, 59, 62, 69],
      [41, 57, 60, 64, 67],
      [45, 57, 60, 64, 69],
    ],
    bells: [2, 3, null, 4, null, 3, null, 1],
  },
];

const pitch = (note: number) => 440 * 2 ** ((note - 69) / 12);

/** Adds a tone: its overtones, each with its strength, under a rise and a fall. */
function tone(
  into: Float32Array,
  at: number,
  lasts: number,
  note: number,
  {
    overtones,
    rise,
    fall,
    level,
  }: { overtones: readonly number[]; rise: number; fall: number; level: number },
) {
  const start = Math.round(at * rate);
  const end = Math.min(into.length, start + Math.round(lasts * rate));
  for (let index = start; index < end; index += 1) {
    const time = (index - start) / rate;
    const shape = Math.min(1, time / rise) * Math.exp(-time / fall) * Math.min(1, (lasts - time) / 0.6);
    let value = 0;
    for (const [place, strength] of overtones.entries())
      value += strength * Math.sin(2 * Math.PI * pitch(note) * (place + 1) * time);
    into[index] = (into[index] ?? 0) + value * shape * level;
  }
}

/** A room: four echoes that feed themselves, each a little darker than the last. */
function inRoom(dry: Float32Array): Float32Array {
  const wet = new Float32Array(dry.length);
  for (const delay of [0.0731, 0.1013, 0.1327, 0.1733].map((seconds) => Math.round(seconds * rate))) {
    const line = new Float32Array(dry.length);
    let dark = 0;
    for (let index = delay; index < dry.length; index += 1) {
      dark += 0.35 * ((line[index - delay] ?? 0) - dark);
      line[index] = (dry[index - delay] ?? 0) + dark * 0.82;
      wet[index] = (wet[index] ?? 0) + (line[index] ?? 0) * 0.16;
    }
  }
  return dry.map((value, index) => value * 0.7 + (wet[index] ?? 0));
}

function play({ pace, chords, bells }: Piece): Float32Array {
  const length = chords.length * pace + 3;
  const sound = new Float32Array(Math.round(length * rate));
  for (const [index, chord] of chords.entries()) {
    const at = index * pace;
    const [bass = 45, ...notes] = chord;
    tone(sound, at, pace + 0.8, bass, { overtones: [1, 0.3, 0.1], rise: 0.05, fall: 3, level: 0.26 });
    for (const note of notes)
      tone(sound, at, pace + 1.4, note, { overtones: [1, 0.4, 0.18, 0.06], rise: 1.3, fall: 7, level: 0.06 });
    for (const [beat, which] of bells.entries()) {
      const note = which === null ? undefined : chord[which];
      if (note === undefined) continue;
      const struck = at + (beat * pace) / bells.length;
      tone(sound, struck, 2.4, note + 12, {
        overtones: [1, 0.12, 0.3, 0.02],
        rise: 0.006,
        fall: 0.5,
        level: 0.13,
      });
    }
  }
  const room = inRoom(sound);
  const loudest = room.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return room.map((value) => (value / loudest) * 0.82);
}

function wave(sound: Float32Array): Buffer {
  const body = Buffer.alloc(sound.length * 2);
  for (const [index, value] of sound.entries()) body.writeInt16LE(Math.round(value * 32_767), index * 2);
  return body;
}

mkdirSync(join(project, 'public/media'), { recursive: true });
mkdirSync(join(project, 'content/sounds'), { recursive: true });
for (const piece of pieces) {
  const sound = play(piece);
  const mp3 = join(project, `public/media/${piece.file}.mp3`);
  const raw = ['-f', 's16le', '-ar', String(rate), '-ac', '1', '-i', 'pipe:0'];
  const made = ['-c:a', 'libmp3lame', '-b:a', '56k', '-metadata', `title=${piece.title}`, mp3];
  execFileSync('ffmpeg', ['-loglevel', 'error', '-y', ...raw, ...made], { input: wave(sound) });
  const end = new Date((sound.length / rate) * 1000).toISOString().slice(14, 23);
  const captions = `WEBVTT\n\n00:00.000 --> ${end}\n[${piece.heard}]\n`;
  writeFileSync(join(project, `public/media/${piece.file}.vtt`), captions);
  const name = piece.file.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const lines = [
    '// Written by art/sound.ts.',
    "import type { Recording } from '#lib/look/recording.ts';",
    '',
    `export const ${name}: Recording = {`,
    `  src: '/media/${piece.file}.mp3',`,
    `  captions: '/media/${piece.file}.vtt',`,
    `  title: '${piece.title}',`,
    `  seconds: ${Math.round(sound.length / rate)},`,
    '  peaks: [',
    `    ${peaksOf(sound, 120).join(', ')},`,
    '  ],',
    '};',
    '',
  ];
  writeFileSync(join(project, `content/sounds/${piece.file}.ts`), lines.join('\n'));
}
