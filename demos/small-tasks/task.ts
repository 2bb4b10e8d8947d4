import type { Embed } from '#engines/embed/embed.ts';
import { grouped } from '#lib/money/grouped.ts';

/** What somebody gives to a small task: texts, by the names of its fields. */
export type TaskInput = Readonly<Record<string, string>>;

/** Letters [start, end) of a text, and what they are. */
interface Mark {
  start: number;
  end: number;
  label: string;
}

/** A piece of a result; each kind is drawn and exported in one way. */
export type ResultPart =
  | { is: 'fields'; rows: readonly { name: string; value: string; note?: string }[] }
  /** `isKey` marks a table that undoes the task, such as names behind stand-ins: whoever did it sees it, nobody else. */
  | { is: 'table'; columns: readonly string[]; rows: readonly (readonly string[])[]; isKey?: boolean }
  | { is: 'marked'; text: string; marks: readonly Mark[] }
  | { is: 'list'; items: readonly { text: string; note: string; share?: number }[] }
  | { is: 'changes'; changes: readonly { was: string; is: string; note: string; isStrong: boolean }[] };

/** What a small task gives back. */
export interface TaskResult {
  /** The result in one sentence. */
  finding: string;
  parts: readonly ResultPart[];
  /** The result as plain text, for copying. */
  text: string;
}

/** Does a small task. A message that is thrown reaches the visitor, beside the field it names. */
export type RunTask = (input: TaskInput, embed: Embed) => Promise<TaskResult>;

/** What is wrong with what somebody gave, and in which field. */
export class WrongInput extends Error {
  readonly field: string;
  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

/** The most signs that a field takes. */
export const mostSigns = 20_000;

/** A field's text without the space around it; refuses an empty one. */
export function given(input: TaskInput, field: string, missing: string): string {
  const text = (input[field] ?? '').trim();
  if (text === '') throw new WrongInput(field, missing);
  if (text.length > mostSigns)
    throw new WrongInput(
      field,
      `This has ${grouped(text.length)} characters, and ${grouped(mostSigns)} can be read at once. Shorten it, or split it into parts.`,
    );
  return text;
}

/** 'One thing' or 'three things', in digits. */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`;
