import type { Thing } from '#engines/sort/like-this.ts';
import type { LabelledText } from '#engines/sort/sort-texts.ts';
import { given, type TaskInput, WrongInput } from './task.ts';

const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);

/** Blocks between blank lines where there are such, else lines. */
const blocksOf = (text: string): string[] =>
  /\n\s*\n/.test(text.trim())
    ? text
        .split(/\n\s*\n/)
        .map((block) => block.trim())
        .filter(Boolean)
    : linesOf(text);

/** No list is longer: each entry goes through the model. */
const mostEntries = 200;

function bounded<Entry>(
  field: string,
  entries: readonly Entry[],
  least: number,
  tooFew: string,
): readonly Entry[] {
  if (entries.length < least) throw new WrongInput(field, tooFew);
  if (entries.length > mostEntries) throw new WrongInput(field, `Enter ${mostEntries} lines or fewer.`);
  return entries;
}

/** Examples that somebody sorted, one a line: 'billing: You charged me twice.' */
export function labelledIn(input: TaskInput, field: string): readonly LabelledText[] {
  const lines = linesOf(given(input, field, 'Write at least one example for each of two groups.'));
  const read = lines.map((line) => {
    const [, label = '', text = ''] = /^([^:]{1,40}):\s*(\S.*)$/.exec(line) ?? [];
    if (!text)
      throw new WrongInput(field, `“${line.slice(0, 40)}” has no group. Write it as “group: example”.`);
    return { label: label.trim(), text };
  });
  const groups = new Set(read.map(({ label }) => label)).size;
  return bounded(field, groups < 2 ? [] : read, 2, 'Write examples for at least two groups.');
}

/** Products, one a line: the name, then what is said of it after a dash, a colon, a bar, a tab or a comma. */
export function thingsIn(input: TaskInput, field: string): readonly Thing[] {
  const read = linesOf(given(input, field, 'Paste a list of products, one per line.')).map((line) => {
    const [, name = line, description = ''] =
      /^(.+?)(?:\s+[-–—]\s+|\s*[|:;\t]\s*|,\s+)(.+)$/.exec(line) ?? [];
    return { name: name.trim(), description: description.trim() };
  });
  return bounded(field, read, 3, 'Paste at least three products, one per line.');
}

/** Texts that are searched: between blank lines, or one a line. */
export const entriesIn = (input: TaskInput, field: string): readonly string[] =>
  bounded(
    field,
    blocksOf(given(input, field, 'Paste some texts to search.')),
    2,
    'Paste at least two texts.',
  );

/** Addresses: between blank lines, or one a line. */
export const addressesIn = (input: TaskInput, field: string): readonly string[] =>
  bounded(field, blocksOf(given(input, field, 'Paste an address.')), 1, 'Paste an address.');
