import { sentencesOf } from '#engines/retrieve/sentences.ts';

/** A sentence that a provider wrote, and the positions of the sources that it cites. */
export interface CitedSentence {
  text: string;
  sources: readonly number[];
}

/** The sources as the provider reads them: a number, then the sentence. */
export const numbered = (sources: readonly string[]): string =>
  sources.map((text, at) => `[${at + 1}] ${text}`).join('\n');

const citation = /\[(\d{1,4}(?:\s*[,;]\s*\d{1,4})*)\]/g;

/**
 * What a provider wrote, in sentences with their sources. Each must end with the numbers of what it stands on, such as
 * [3] or [3, 5]; what names no source that exists is left out.
 */
export function citedSentences(written: string, sources: number): CitedSentence[] {
  const found: CitedSentence[] = [];
  let from = 0;
  for (const match of written.matchAll(citation)) {
    // Numbers speak for the sentence they end; what stands before it without any is left out.
    const text = sentencesOf(written.slice(from, match.index).replace(/^[\s\-*•.,;:]+/, '')).at(-1) ?? '';
    from = match.index + match[0].length;
    const places = (match[1] ?? '')
      .split(/[,;]/)
      .map((number) => Number(number) - 1)
      .filter((place) => place >= 0 && place < sources);
    const before = found.at(-1);
    if (text === '' && before && places.length > 0)
      found[found.length - 1] = { ...before, sources: [...before.sources, ...places] };
    else if (text !== '' && places.length > 0) found.push({ text: finished(text), sources: places });
  }
  return found;
}

const finished = (text: string): string => (/[.!?…]["'”’)]?$/.test(text) ? text : `${text}.`);
