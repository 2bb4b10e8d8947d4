import { decoded } from '#lib/files/decoded.ts';
import type { Given, Problem } from '../../kit/import/reader.ts';
import { bounds, newsJob } from '../job.ts';

/** Reads a text from a file, or as it was pasted. */
export async function readText(given: Given): Promise<{ text: string } | Problem> {
  if (typeof given !== 'string' && given.size > 4 * bounds.signs)
    return { problem: `${given.name} is too long. Open a text of up to 200,000 characters.` };
  const text = (
    typeof given === 'string' ? given : decoded(new Uint8Array(await given.arrayBuffer())).text
  ).trim();
  const checked = newsJob.safeParse({ do: 'text', text });
  return checked.success ? { text } : { problem: checked.error.issues[0]?.message ?? 'Open a text.' };
}
