import { cookieIn, cookieLine, noCookieLine } from '#server/http/cookies.ts';
import type { Access } from '../queries.server.ts';

/** How long a browser finds its chat again. */
const keptSeconds = 14 * 86_400;

/** The header by which a browser keeps its chat. */
export const chatCookie = (token: string): string => cookieLine('chat', token, keptSeconds);

/** The header by which it leaves it. */
export const noChatCookie = (): string => noCookieLine('chat');

/** Whether a browser has begun a chat, also one that is over. */
export const hasChatCookie = (request: Request): boolean => cookieIn(request, 'chat') !== undefined;

/** The way to the chat that a browser has begun. */
export const chatAccess = (request: Request): Access => ({ chat: cookieIn(request, 'chat') ?? '' });
