import { z } from 'zod';

/** Bytes as a browser writes them. */
export const base64url = z.string().max(20_000);

/** What a browser hands on from an authenticator: which passkey, and the parts of its answer. */
export const passkeyAnswer = <Parts extends z.ZodRawShape>(parts: Parts) =>
  z.object({ id: base64url, rawId: base64url, type: z.literal('public-key'), response: z.object(parts) });
