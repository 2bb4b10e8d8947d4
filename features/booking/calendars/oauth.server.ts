import { z } from 'zod';
import type { AskCalendar } from './fetch-calendar.server.ts';
import { CalendarTrouble } from './remote-calendar.ts';

/** The application that a host has let into their calendar, where tokens are had, and how servers are asked. */
export interface OauthClient {
  ask: AskCalendar;
  tokenUrl: string;
  id: string;
  secret: string;
}

const tokenSchema = z.object({ access_token: z.string() });

/** A token for the next calls, for the long-lived one that the host has given. */
async function accessToken(
  { ask, tokenUrl, id, secret }: OauthClient,
  refreshToken: string,
): Promise<string> {
  const { text } = await ask(tokenUrl, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: id,
      client_secret: secret,
      refresh_token: refreshToken,
    }),
    expect: [200, 400, 401],
  });
  const parsed = tokenSchema.safeParse(parseJson(text));
  if (!parsed.success)
    throw new CalendarTrouble('The calendar no longer gives us access. Its owner has to connect it again.');
  return parsed.data.access_token;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CalendarTrouble('The calendar’s reply isn’t JSON.');
  }
}

/** One call to an API in JSON. */
export interface ApiCall {
  method?: string;
  body?: object;
  headers?: Record<string, string>;
  expect: readonly number[];
}

/** Calls an API as the owner of a calendar; the token is fetched once for all calls. */
export function callerFor(client: OauthClient, refreshToken: string) {
  let token: Promise<string> | null = null;
  return async (
    address: string,
    { body, headers, ...call }: ApiCall,
  ): Promise<{ status: number; body: unknown }> => {
    token ??= accessToken(client, refreshToken);
    const { status, text } = await client.ask(address, {
      ...call,
      headers: {
        ...headers,
        Authorization: `Bearer ${await token}`,
        ...(body ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status, body: text ? parseJson(text) : null };
  };
}

/** Reads an answer by its schema. */
export function readAnswer<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new CalendarTrouble('We don’t understand the calendar’s reply.');
  return parsed.data;
}
