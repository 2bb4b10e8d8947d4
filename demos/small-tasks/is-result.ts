import { type Is, isFlag, isJust, isNumber, isText, listOf, orAbsent, shaped } from '#lib/files/shape.ts';
import type { ResultPart, TaskResult } from './task.ts';

type PartOf<Kind extends ResultPart['is']> = Extract<ResultPart, { is: Kind }>;

const isFields = shaped<PartOf<'fields'>>({
  is: isJust('fields'),
  rows: listOf(
    shaped<PartOf<'fields'>['rows'][number]>({ name: isText, value: isText, note: orAbsent(isText) }),
  ),
});
const isTable = shaped<PartOf<'table'>>({
  is: isJust('table'),
  columns: listOf(isText),
  rows: listOf(listOf(isText)),
  isKey: orAbsent(isFlag),
});
const isMarked = shaped<PartOf<'marked'>>({
  is: isJust('marked'),
  text: isText,
  marks: listOf(shaped<PartOf<'marked'>['marks'][number]>({ start: isNumber, end: isNumber, label: isText })),
});
const isList = shaped<PartOf<'list'>>({
  is: isJust('list'),
  items: listOf(
    shaped<PartOf<'list'>['items'][number]>({ text: isText, note: isText, share: orAbsent(isNumber) }),
  ),
});
const isChanges = shaped<PartOf<'changes'>>({
  is: isJust('changes'),
  changes: listOf(
    shaped<PartOf<'changes'>['changes'][number]>({ was: isText, is: isText, note: isText, isStrong: isFlag }),
  ),
});
const isPart: Is<ResultPart> = (value): value is ResultPart =>
  [isFields, isTable, isMarked, isList, isChanges].some((fits) => fits(value));

/** Whether something is the result of a small task. */
export const isResult = shaped<TaskResult>({ finding: isText, parts: listOf(isPart), text: isText });
