import { z } from 'zod';
import type { ApiScope } from '#lib/staff/api-scopes.ts';

/** Which part of a list is asked for: what is older than `after`, the newest first. */
interface PageWish {
  after: string | undefined;
  limit: number;
}

/** What a call learns about the request. */
export interface ApiAsked {
  /** The id in the path; empty where the path has none. */
  id: string;
  page: PageWish;
  body: unknown;
  /** Who asks, as events name them: `key:<id>`. */
  actor: string;
  /** What a repeated call is known by, if the caller gave one. */
  idempotencyKey: string | undefined;
}

/** A shape under the name that the description of the API gives it. */
export interface NamedShape<T = unknown> {
  name: string;
  schema: z.ZodType<T>;
}

interface CallFacts {
  /** Unique among all calls, as generated clients name them. */
  id: string;
  /** Below /api/v1, with `{id}` where an id stands. */
  path: string;
  scope: ApiScope;
  /** One sentence of what it gives. */
  about: string;
}

/** One call of the API: its route, its description and its answer are made from this. */
export interface ApiCall extends CallFacts {
  method: 'get' | 'post';
  /** A page of these instead of one. */
  isList: boolean;
  /** What it answers with; nothing else leaves, whatever `run` finds. */
  answer: NamedShape;
  takes?: NamedShape;
  /** Null where there is no such thing. */
  run: (asked: ApiAsked) => Promise<unknown>;
}

/** A call that gives a list, page by page. `read` may give one more than the limit, which says that there is more. */
export const listCall = <T extends { id: string }>(
  call: CallFacts & { answer: NamedShape<T>; read: (asked: ApiAsked) => Promise<T[] | null> },
): ApiCall => ({ ...call, method: 'get', isList: true, run: call.read });

/** A call that gives one thing by its id. */
export const oneCall = <T>(
  call: CallFacts & { answer: NamedShape<T>; read: (id: string) => Promise<T | null> },
): ApiCall => ({ ...call, method: 'get', isList: false, run: ({ id }) => call.read(id) });

/** A call that makes something and gives it. */
export const makeCall = <In, Out>(
  call: CallFacts & {
    takes: NamedShape<In>;
    answer: NamedShape<Out>;
    make: (wish: In, asked: ApiAsked) => Promise<Out>;
  },
): ApiCall => ({
  ...call,
  method: 'post',
  isList: false,
  // The route has checked the body by `takes`.
  run: (asked) => call.make(asked.body as In, asked),
});

/** A moment as the API writes it: UTC, to the millisecond. */
export const momentShape = z.iso
  .datetime()
  .meta({ description: 'A moment in UTC, such as 2026-11-16T09:30:00.000Z' });
/** An id; newer things have higher ones. */
export const idShape = z.uuid();
