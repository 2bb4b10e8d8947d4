export type Severity = 'error' | 'warning' | 'notice';

/** What an address answered, in the shape that stored example sites have. */
export interface Response {
  status: number;
  headers: Record<string, string>;
  body?: string;
}

/** What an address is asked for; a fetcher may ask for the head of a file only. */
export type AskedFor = 'page' | 'file' | 'probe';

/** Asks for one address and follows no redirect. It may throw when nobody answers. */
export type Get = (address: string, askedFor: AskedFor, signal?: AbortSignal) => Promise<Response> | Response;

/** A check in words. */
export interface CheckWords {
  id: string;
  category: string;
  severity: Severity;
  scope: 'page' | 'site';
  description: string;
  why: string;
  mend: string;
  beyond?: true;
}

/** One place where a check found something. */
export interface Spot {
  address: string;
  line?: number;
  snippet?: string;
  what: string;
  /** The source as it should be. */
  mended?: string;
}

/** A finding as it is shown: what, where, why, how to mend it, how much it weighs. */
export interface Finding {
  check: string;
  category: string;
  severity: Severity;
  where: { address: string; line?: number; snippet?: string };
  what: string;
  why: string;
  mend: { words: string; snippet?: string };
  weight: number;
  beyond?: true;
}
