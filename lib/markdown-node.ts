/** A piece of text from Markdown: words, or an element that was let through. */
export type MarkdownNode = string | { tag: string; href?: string; children: MarkdownNode[] };
