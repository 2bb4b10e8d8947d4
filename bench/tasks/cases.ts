import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TaskId } from '#content/ai-demos/ai-demos.ts';
import { mailGroups } from '#demos/small-tasks/examples.ts';
import { labelledIn } from '#demos/small-tasks/read-lists.ts';
import { readAddress } from '#engines/addresses/read-address.ts';
import { compareClauses } from '#engines/clauses/compare-clauses.ts';
import type { Embed } from '#engines/embed/embed.ts';
import { type Invoice, readInvoice } from '#engines/invoice/read-invoice.ts';
import { hidePersonalData } from '#engines/personal-data/personal-data.ts';
import { findEntry } from '#engines/retrieve/find-entry.ts';
import { mostLike, type Thing } from '#engines/sort/like-this.ts';
import { sortText } from '#engines/sort/sort-texts.ts';
import { openMoonshine } from '#engines/speech/moonshine.ts';
import { resample } from '#engines/speech/resample.ts';
import { moonshineBytes } from '#engines/speech/testing/moonshine-bytes.ts';
import { transcribe } from '#engines/speech/transcribe.ts';
import { textOf } from '#engines/speech/transcript.ts';
import { readWav } from '#engines/speech/wav.ts';
import { comparedWords, wordErrors } from '#engines/speech/word-errors.ts';
import { type Message, threadSentences } from '#engines/summarize/thread.ts';
import { tableFromText } from '#engines/text-table/table-from-text.ts';
import { sameAmount, sameChange, sameName, samePart, sameTable } from './judge.ts';

/** One input that was tried: what went in, what was expected, what came out. */
interface Judged {
  id: string;
  input: string;
  expected: string;
  got: string;
  right: boolean;
}

type Judge = (embed: Embed, folder: string) => Promise<Judged[]>;

const read = async <Case>(folder: string, id: TaskId): Promise<Case[]> =>
  JSON.parse(await readFile(join(folder, `${id}.json`), 'utf8')) as Case[];

/** Judges the inputs of a task one after the other. */
const judging =
  <Case extends { id: string }>(
    id: TaskId,
    judge: (one: Case, embed: Embed, folder: string) => Promise<Omit<Judged, 'id'>>,
  ): Judge =>
  async (embed, folder) => {
    const judged: Judged[] = [];
    for (const one of await read<Case>(folder, id))
      judged.push({ id: one.id, ...(await judge(one, embed, folder)) });
    return judged;
  };

const said = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}: ${value ?? '–'}`)
    .join(', ');
const table = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.join(' | ')).join(' / ') || 'no table';

type Fields = Readonly<{
  [Key in keyof Invoice]: (Key extends 'net' | 'tax' | 'total' ? number : string) | null;
}>;

const invoiceFields = (invoice: Invoice): Fields => ({
  number: invoice.number?.value ?? null,
  date: invoice.date?.value ?? null,
  due: invoice.due?.value ?? null,
  seller: invoice.seller?.value ?? null,
  buyer: invoice.buyer?.value ?? null,
  currency: invoice.currency?.value ?? null,
  net: invoice.net?.value ?? null,
  tax: invoice.tax?.value ?? null,
  total: invoice.total?.value ?? null,
});

const sameInvoice = (got: Fields, expected: Fields): boolean =>
  got.number === expected.number &&
  got.date === expected.date &&
  got.due === expected.due &&
  got.currency === expected.currency &&
  sameName(got.seller, expected.seller) &&
  sameName(got.buyer, expected.buyer) &&
  sameAmount(got.net, expected.net) &&
  sameAmount(got.tax, expected.tax) &&
  sameAmount(got.total, expected.total);

let moonshine: ReturnType<typeof openMoonshine> | null = null;

/** What the model that runs in browsers hears in a recording. */
async function heardIn(path: string): Promise<string> {
  moonshine ??= openMoonshine(await moonshineBytes());
  const { samples, rate } = readWav(await readFile(path));
  return (await transcribe(await moonshine, resample(samples, rate))).map(textOf).join(' ');
}

export const judges: Readonly<Record<TaskId, Judge>> = {
  'sort-support-mail': judging<{ id: string; subject: string; text: string; label: string }>(
    'sort-support-mail',
    async ({ subject, text, label }, embed) => {
      const mail = `Subject: ${subject}\n\n${text}`;
      const sorted = await sortText(mail, labelledIn({ examples: mailGroups }, 'examples'), embed, 'other');
      return { input: mail, expected: label, got: sorted.label, right: sorted.label === label };
    },
  ),
  'hide-names': judging<{ id: string; text: string; personal: string[]; keep: string[] }>(
    'hide-names',
    async ({ text, personal, keep }) => {
      const { text: hidden } = hidePersonalData(text);
      const left = personal.filter((each) => hidden.includes(each));
      const lost = keep.filter((each) => !hidden.includes(each));
      const got = [
        left.length > 0 ? `left: ${left.join('; ')}` : '',
        lost.length > 0 ? `wrongly hidden: ${lost.join('; ')}` : '',
      ]
        .filter(Boolean)
        .join('. ');
      return {
        input: text,
        expected: personal.join('; ') || 'nothing',
        got: got || 'all hidden',
        right: got === '',
      };
    },
  ),
  'extract-invoice': judging<{ id: string; text: string; expected: Fields }>(
    'extract-invoice',
    async ({ text, expected }) => {
      const got = invoiceFields(readInvoice(text));
      return { input: text, expected: said(expected), got: said(got), right: sameInvoice(got, expected) };
    },
  ),
  'key-sentences': judging<{ id: string; messages: Message[]; must: string[] }>(
    'key-sentences',
    async ({ messages, must }, embed) => {
      const found = (await threadSentences(messages, embed)).map(({ text }) => text);
      const right = must.every((sentence) =>
        found.some((each) => each.includes(sentence) || sentence.includes(each)),
      );
      return {
        input: messages.map(({ from, text }) => `${from}: ${text}`).join('\n'),
        expected: must.join(' / '),
        got: found.join(' / '),
        right,
      };
    },
  ),
  'transcribe-note': judging<{ id: string; said: string }>(
    'transcribe-note',
    async ({ id, said: spoken }, _, folder) => {
      const got = await heardIn(join(folder, 'transcribe-note', `${id}.wav`));
      const right = wordErrors(comparedWords(spoken), comparedWords(got)) === 0;
      return { input: `Recording ${id}: ${spoken}`, expected: spoken, got: got || 'nothing', right };
    },
  ),
  'table-out-of-text': judging<{ id: string; text: string; columns: string[]; rows: string[][] }>(
    'table-out-of-text',
    async ({ text, columns, rows }) => {
      const got = tableFromText(text, columns);
      return {
        input: text,
        expected: table(rows),
        got: table(got.rows),
        right: sameTable(got.rows, rows, columns),
      };
    },
  ),
  'similar-products': judging<{ id: string; products: Thing[]; like: string; expected: string[] }>(
    'similar-products',
    async ({ products, like, expected }, embed) => {
      const place = products.findIndex(({ name }) => name === like);
      const found = (await mostLike(products, place, embed))
        .slice(0, 4)
        .map((each) => products[each.place]?.name ?? '');
      const right = expected.includes(found[0] ?? '');
      return {
        input: `Like ${like}, out of ${products.length} products`,
        expected: expected.join(', '),
        got: found.join(', '),
        right,
      };
    },
  ),
  'search-by-meaning': judging<{ id: string; entries: string[]; question: string; expected: number }>(
    'search-by-meaning',
    async ({ entries, question, expected }, embed) => {
      const { places, isThere } = await findEntry(entries, question, embed);
      const got = isThere ? (places[0] ?? -1) : -1;
      const entry = (at: number) => (at < 0 ? 'none of them' : (entries[at] ?? ''));
      return { input: question, expected: entry(expected), got: entry(got), right: got === expected };
    },
  ),
  'tidy-addresses': judging<{ id: string; text: string; expected: ReturnType<typeof readAddress> }>(
    'tidy-addresses',
    async ({ text, expected }) => {
      const got = readAddress(text);
      const keys = ['name', 'street', 'number', 'postcode', 'town', 'country'] as const;
      return {
        input: text,
        expected: said(expected),
        got: said(got),
        right: keys.every((key) => samePart(got[key], expected[key])),
      };
    },
  ),
  'compare-clauses': judging<{
    id: string;
    left: string;
    right: string;
    changes: { was: string; is: string }[];
    matters: boolean;
  }>('compare-clauses', async ({ left, right: other, changes, matters }) => {
    const got = compareClauses(left, other);
    const isRight =
      got.matters === matters &&
      changes.every((change) => got.changes.some((found) => sameChange(found, change)));
    const shown = (all: readonly { was: string; is: string }[], weighs: boolean) =>
      `${all.map(({ was, is }) => `“${was}” → “${is}”`).join(', ') || 'no change'}; the meaning ${weighs ? 'changes' : 'stays'}`;
    return {
      input: `${left}\n\n${other}`,
      expected: shown(changes, matters),
      got: shown(got.changes, got.matters),
      right: isRight,
    };
  }),
};
