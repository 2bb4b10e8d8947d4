/** A piece of a result that anybody can read without the tool: on a page, in Markdown or on paper. */
export type Block =
  | { is: 'heading'; text: string }
  | { is: 'text'; text: string }
  /** The short answer, in large type, and what is to be said of it first: 'Probably'. */
  | { is: 'answer'; text: string; note: string | null }
  /** Somebody's words, the letters that matter in them, and where they stand. */
  | { is: 'quote'; text: string; mark: { start: number; end: number } | null; from: string }
  | { is: 'list'; items: string[] }
  | { is: 'table'; columns: string[]; rows: string[][] }
  | { is: 'picture'; svg: string; alt: string };
