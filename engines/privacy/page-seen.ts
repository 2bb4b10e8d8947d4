/** Headers by their small names, each with all of its values in order. */
export type HeaderLists = Readonly<Record<string, readonly string[]>>;

/** One answer on the way to the page. */
export interface HopSeen {
  address: string;
  status: number;
  headers: HeaderLists;
}

/** What the fetcher saw of a page; everything else follows from it. */
export interface PageSeen {
  /** The last address, after all redirects. */
  address: string;
  headers: HeaderLists;
  setCookie: readonly string[];
  html: string;
  /** Every answer in order, the page's own included. */
  hops: readonly HopSeen[];
  /** What the same site did with a request for its http address, hop by hop; null where nobody answered there. */
  httpRoute: readonly { address: string; status: number }[] | null;
  /** What the page answered to a request from another origin; null where nobody asked. */
  cors: { origin: string; allowOrigin: string | null; allowCredentials: string | null } | null;
  /** Whether there was more of the page than was read. */
  cut?: boolean;
  /** That nobody fetched it: somebody pasted the whole answer, or its source without headers. */
  pasted?: 'answer' | 'source';
}

/** The first value of a header. */
export const firstHeader = (headers: HeaderLists, name: string): string | undefined => headers[name]?.[0];
