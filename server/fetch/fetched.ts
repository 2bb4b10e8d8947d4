import type { Resolve } from './public-address.ts';

/** Headers by their small names, each with all of its values in order. */
export type HeaderLists = Readonly<Record<string, readonly string[]>>;

/** One answer on the way to the last. */
export interface Hop {
  address: string;
  /** The address of the machine that answered. */
  machine: string;
  status: number;
  headers: HeaderLists;
  /** From the question to its headers. */
  ms: number;
}

/** What an address led to. */
export interface Fetched {
  /** The last address, after all redirects. */
  address: string;
  status: number;
  headers: HeaderLists;
  /** Each Set-Cookie line of the last answer. */
  setCookie: readonly string[];
  /** Unpacked. */
  body: Uint8Array;
  text: string;
  charset: string;
  /** Whether there was more than the limit, and the beginning alone is here. */
  cut: boolean;
  /** Every answer in order; the last one is the answer itself. */
  hops: readonly Hop[];
  /** Whether a redirect led from https back to http. */
  downgraded: boolean;
  ms: number;
}

/** How something is fetched; limits have defaults that fit a web page. */
export interface FetchOptions {
  userAgent: string;
  /** Origins on loopback that tests allow (`TEST_FETCH_ORIGINS`). */
  allowed: readonly string[];
  method?: 'GET' | 'HEAD';
  /** Types of content that are read, such as `text/html`; without it all are. */
  accept?: readonly string[];
  /** More request headers, such as Origin. */
  headers?: Readonly<Record<string, string>>;
  /** Of the unpacked body. */
  maxBytes?: number;
  /** Reads the beginning of what is larger, instead of refusing it. */
  cut?: boolean;
  /** For all of it, redirects and body included. */
  timeoutMs?: number;
  /** How long the other side may be silent. */
  waitMs?: number;
  maxHops?: number;
  /** If false, a redirect is returned as the answer instead of being followed. */
  follow?: boolean;
  maxHeaderBytes?: number;
  signal?: AbortSignal;
  resolve?: Resolve;
}
