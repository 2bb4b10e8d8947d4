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
