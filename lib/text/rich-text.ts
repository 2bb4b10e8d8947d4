import { isFlag, isNumber, isRecord, isText, recordOf } from '../files/shape.ts';

/** A piece of formatted text: words, or an element with what it may carry. */
export type RichNode =
  | string
  | {
      tag: string;
      attributes: Readonly<Record<string, string | number | boolean>>;
      children: readonly RichNode[];
    };

/** Formatted text as data, so that a page draws it without taking over anybody's markup. */
export type RichText = readonly RichNode[];

const isAttribute = (value: unknown): value is string | number | boolean =>
  isText(value) || isNumber(value) || isFlag(value);

const isRichNode = (value: unknown): value is RichNode =>
  isText(value) ||
  (isRecord(value) &&
    isText(value.tag) &&
    recordOf(isAttribute)(value.attributes) &&
    isRichText(value.children));

/** Whether something is formatted text as data. */
export const isRichText = (value: unknown): value is RichText =>
  Array.isArray(value) && value.every(isRichNode);
