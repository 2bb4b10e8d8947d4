import { z } from 'zod';
import type { Env } from '../env.ts';
import type { Browser } from './device-cookie.ts';
import { IdentityError } from './errors.ts';

/** One call of the identity service. */
export interface Call extends Browser {
  body: Record<string, unknown>;
  /** True with the administrator's bearer token. */
  admin: boolean;
  /** The visitor's network address. */
  address: string;
  /** The origin under which the visitor sees the site; a passkey belongs to it. */
  origin: string;
  /** The answer to a puzzle in a cookie: for calls in which the SDK can carry none. */
  puzzle: string | null;
}

/** Answers one call. Errors it throws are returned in Google's format. */
export type Handler = (call: Call) => Promise<object>;

/** An optional text. The SDK sends null to clear a value. */
export const text = z.string().max(5000).nullish();
/** A list of texts that may be missing. */
export const texts = z.array(z.string().max(500)).max(100).nullish();

/** The fields of a call, or what Google's service says when one is of the wrong kind. */
export function fieldsOf<T extends z.ZodType>(schema: T, call: Call): z.output<T> {
  const parsed = schema.safeParse(call.body);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join('.') || 'body';
  throw new IdentityError(`Invalid value at '${field}'`);
}

/** Hosts that the service may send people to, and popups may come from. */
export function authorizedDomains({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): string[] {
  const { hostname } = new URL(PUBLIC_URL);
  const local = ['localhost', '127.0.0.1', '[::1]'];
  return local.includes(hostname) ? local : [hostname];
}
