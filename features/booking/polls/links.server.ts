import { z } from 'zod';
import { services } from '#server/services.ts';
import { makeToken, readToken } from '#server/tokens.ts';

const purpose = 'booking.poll';
const votePurpose = 'booking.poll-vote';
/** Who has a poll's link: the organiser, or somebody who was asked. */
const roles = ['organiser', 'guest'] as const;
const claimSchema = z.object({ poll: z.uuid(), role: z.enum(roles) });
const voteClaimSchema = z.object({ vote: z.uuid() });

/** What a poll's link entitles to. */
export type PollClaim = z.output<typeof claimSchema>;

/** The token of a poll for one of its sides. */
export const pollToken = (poll: string, role: PollClaim['role']): string =>
  makeToken(services().secret, purpose, { poll, role });

/** The page of a poll for one of its sides. */
export const pollUrl = (poll: string, role: PollClaim['role']): string =>
  `${services().env.PUBLIC_URL}/booking/poll?token=${pollToken(poll, role)}`;

/** What a poll's link entitles to, or null. */
export function readPollLink(token: string): PollClaim | null {
  const parsed = claimSchema.safeParse(readToken(services().secret, purpose, token));
  return parsed.success ? parsed.data : null;
}

/** What lets somebody change their own answer. */
export const voteToken = (vote: string): string => makeToken(services().secret, votePurpose, { vote });

/** Whose answer a token belongs to, or null. */
export function readVoteToken(token: string): string | null {
  const parsed = voteClaimSchema.safeParse(readToken(services().secret, votePurpose, token));
  return parsed.success ? parsed.data.vote : null;
}
