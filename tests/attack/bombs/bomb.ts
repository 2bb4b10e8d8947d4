/** Something small that takes a careless parser long. */
export interface Bomb {
  name: string;
  /** The parser that it is meant for. */
  aims: string;
  method?: 'GET' | 'POST';
  /** Where it is sent to; with a query where that is the bomb. */
  path: string;
  /** What is sent; `origin` is where a hostile site can be reached, for bombs that have to be fetched. */
  body?: (origin: string) => string;
  type?: 'application/json' | 'message/rfc822';
  /** What the hostile site answers, by path; `*` for all others. A bomb with a site is sent only where there is one. */
  site?: Readonly<Record<string, Served>>;
  /** Sent only where the secret of incoming mail is known. */
  mailed?: true;
}

/** An answer of the hostile site. */
export interface Served {
  type: string;
  body: () => string | Uint8Array;
}

const megabyte = 1_000_000;

/** As many of a text as fit into so many signs. */
export const filled = (text: string, signs: number = megabyte - 2000): string =>
  text.repeat(Math.floor(signs / text.length));

/** A question to a tool. */
export const asking = (tool: string, question: unknown): Pick<Bomb, 'path' | 'body'> => ({
  path: `/api/tools/${tool}`,
  body: () => JSON.stringify(question),
});
