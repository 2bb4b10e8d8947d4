import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modelAddress, modelFiles } from '#engines/embed/model-list.ts';
import { bounds } from './jobs.ts';
import { modelsOnServer } from './models-on-server.ts';
import { modelsFrom } from './open-models.ts';
import { packVector, unpackVector } from './packed-vector.ts';
import { readTogether } from './read-together.ts';
import { openToolSite } from './testing/tool-site.server.ts';
import { embedTool, readTool, writeAnswerTool } from './tools.server.ts';

const root = join(import.meta.dirname, '../../..');
const question = 'How much did the tram cost?';
const passage =
  'The harbour tram opened on Saturday. It cost €209 million. Fifteen trams run every six minutes.';

/** The files as the site sends them to browsers. */
async function file(address: string): Promise<Response> {
  const found = Object.values(modelFiles).find((each) => modelAddress(each) === address);
  return found ? new Response(await readFile(join(root, found.from))) : new Response('', { status: 404 });
}

describe('on the server', () => {
  let site: Awaited<ReturnType<typeof openToolSite>>;
  beforeAll(async () => {
    site = await openToolSite();
  });
  afterAll(() => site.close());
  const signal = new AbortController().signal;
  let calls = 0;
  const ask: typeof fetch = (...given) => {
    calls += 1;
    return site.ask(...given);
  };

  it('gives the same vectors and answers as in a browser', async () => {
    const server = modelsOnServer({ signal }, ask);
    const browser = modelsFrom(file);
    const loaded: [number, number][] = [];
    const embed = await browser.embed((bytes, of) => loaded.push([bytes, of]));
    const read = await browser.read(() => {});
    expect(loaded.at(-1)).toEqual([37_923_849, 37_923_849]);
    expect(await server.embed([passage])).toEqual(await embed([passage]));
    const span = await server.read(question, passage);
    expect(span).toEqual(await read(question, passage));
    expect(passage.slice(span.start, span.end)).toBe('€209 million');
  });

  it('sends many texts in few calls, and what is asked at once together', async () => {
    const { embed, read } = modelsOnServer({ signal }, ask);
    calls = 0;
    expect(await embed(Array.from({ length: bounds.texts + 1 }, () => 'A word.'))).toHaveLength(65);
    expect(calls).toBe(2);
    await Promise.all([passage, passage, passage].map((text) => read(question, text)));
    expect(calls).toBe(3);
  });

  it('refuses more than it takes, in words', async () => {
    const texts = Array.from({ length: bounds.texts + 1 }, () => 'A word.');
    expect(() => embedTool.prepare({ texts })).toThrow('64 texts or fewer');
    expect(() => readTool.prepare({ question: ' ', passages: [{ text: passage }] })).toThrow(
      'Enter a question',
    );
    expect(() => readTool.prepare({ question, passages: [{ text: 'x'.repeat(2001) }] })).toThrow(
      '2,000 characters',
    );
  });

  it('writes nothing without a provider', async () => {
    const { run } = writeAnswerTool.prepare({ question, sources: [passage] });
    expect(await run({ visitor: '192.0.2.1', signal, report: () => {} })).toBeNull();
  });
});

it('says so when a model does not arrive whole, and tries again the next time', async () => {
  let broken = true;
  const { read } = modelsFrom(async (address) => (broken ? new Response('half') : file(address)));
  await expect(read(() => {})).rejects.toThrow('didn’t load');
  broken = false;
  const answer = await (await read(() => {}))(question, passage);
  expect(answer.score).toBeGreaterThan(0);
});

it('brings a vector through as text', () => {
  const vector = Float32Array.of(0.25, -1, 3e-8);
  expect(unpackVector(packVector(vector))).toEqual(vector);
});

it('reads by question, eight passages or fewer in a call, and fails for all of a call', async () => {
  const sent: [string, number][] = [];
  const read = readTogether(async (asked, passages) => {
    sent.push([asked, passages.length]);
    if (asked === 'broken') throw new Error('Not now.');
    return passages.map(({ text }) => ({ start: 0, end: text.length, score: 1 }));
  });
  const texts = Array.from({ length: 10 }, (_, at) => 'x'.repeat(at + 1));
  const spans = await Promise.all(texts.map((text) => read('one', text)));
  expect(spans.map(({ end }) => end)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  await expect(Promise.all([read('broken', 'a'), read('broken', 'b')])).rejects.toThrow('Not now.');
  expect(sent).toEqual([
    ['one', 8],
    ['one', 2],
    ['broken', 2],
  ]);
});
