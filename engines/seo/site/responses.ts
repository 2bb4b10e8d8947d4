import type { Get, Response } from '../types.ts';

/** A site that is held in memory: `*404` answers for every address that is not in it. */
export type Responses = Record<string, Response>;

/** Reads a site that is held in memory. */
export const fromResponses =
  (responses: Responses): Get =>
  (address) =>
    (Object.hasOwn(responses, address) ? responses[address] : undefined) ??
    responses['*404'] ?? { status: 404, headers: {}, body: '' };

/** The pages that such a site holds, whether anything links to them or not. */
export const pagesOf = (responses: Responses): string[] =>
  Object.entries(responses)
    .filter(([address, { status, headers }]) => {
      return address.startsWith('http') && status === 200 && /html/i.test(headers['content-type'] ?? '');
    })
    .map(([address]) => address);
