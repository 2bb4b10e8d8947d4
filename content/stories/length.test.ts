import { expect, it } from 'vitest';
import { caseStudies } from './stories.ts';
import type { Story } from './story.ts';

/** How many words a reader finds in a case study, without its drawings and the application itself. */
function wordsIn({ heading, lead, facts, sections }: Story): number {
  const texts = JSON.stringify([heading, lead, facts, sections]).match(/"(?:[^"\\]|\\.)*"/g) ?? [];
  const names = new Set([
    'heading',
    'paragraphs',
    'rules',
    'steps',
    'refusals',
    'sample',
    'caption',
    'lines',
  ]);
  return texts
    .map((text) => String(JSON.parse(text)))
    .filter((text) => !names.has(text))
    .flatMap((text) => text.split(/\s+/))
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

it.each(caseStudies.map((story) => [story.path, story] as const))(
  'tells between 700 and 1,500 words: %s',
  (_, story) => {
    expect(wordsIn(story)).toBeGreaterThanOrEqual(700);
    expect(wordsIn(story)).toBeLessThanOrEqual(1500);
  },
);
