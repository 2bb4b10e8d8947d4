/** One piece of an article's text, in reading order. */
export interface Block {
  kind: 'heading' | 'paragraph' | 'item' | 'quote';
  text: string;
}

/** What is left of a page once everything around its article is gone. */
export interface Article {
  title: string;
  byline: string;
  site: string;
  /** As the page states it; ISO 8601 where it could be read. */
  published: string;
  /** The language the page declares, such as `en`; empty where it declares none. */
  language: string;
  blocks: readonly Block[];
}

/** The article as plain text, a line for each block. */
export const plainText = ({ blocks }: Pick<Article, 'blocks'>): string =>
  blocks.map(({ text }) => text).join('\n\n');
