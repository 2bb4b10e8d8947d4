import type { Question, Video } from './schema.ts';

/** Hosts in the order they are asked: the one with the fewest upcoming meetings first. */
export function hostOrder(hostIds: readonly string[], upcoming: ReadonlyMap<string, number>): string[] {
  return hostIds.toSorted((a, b) => (upcoming.get(a) ?? 0) - (upcoming.get(b) ?? 0));
}

/** Where host and visitor meet: the host's link, a room of its own on a Jitsi server, or nothing. */
export function videoUrlOf(video: Video, room: string): string | null {
  if (video.kind === 'off') return null;
  return video.kind === 'link' ? video.url : `${video.server.replace(/\/+$/, '')}/${room}`;
}

/** The answers that a type's questions take, and what is wrong with them, by question. */
export interface CheckedAnswers {
  answers: Record<string, string>;
  problems: Record<string, string>;
}

/** Holds what was answered against the questions; what nobody asked is dropped. */
export function checkAnswers(
  questions: readonly Question[],
  given: Readonly<Record<string, string>>,
): CheckedAnswers {
  const answers: Record<string, string> = {};
  const problems: Record<string, string> = {};
  for (const { id, kind, required, options = [] } of questions) {
    const answer = Object.hasOwn(given, id) ? (given[id]?.trim() ?? '') : '';
    if (answer === '') {
      if (required) problems[id] = 'Please answer this one.';
    } else if (kind === 'choice' && !options.includes(answer))
      problems[id] = 'Please choose one of the answers.';
    else if (kind === 'line' && answer.length > 200) problems[id] = 'This is more than 200 characters.';
    else answers[id] = answer;
  }
  return { answers, problems };
}

// Without I, L, O and U: they are misread, or make words.
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A reference that can be read out on the telephone, from eight random bytes. */
export function referenceFrom(bytes: Uint8Array): string {
  const text = Array.from(bytes.subarray(0, 8), (byte) => signs[byte % 32]).join('');
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}
