import type { StatementWords } from '#content/statements/statement.ts';
import type { Story } from '#content/stories/story.ts';
import { readSectionsText, type TextSection } from '#lib/text/sections-text.ts';

type NamedText = readonly [name: string, text: string];
type Statement = StatementWords['sections'][number];
type Split = Statement['split'];

const paragraphsIn = ({ blocks }: TextSection): string[] =>
  blocks.flatMap((block) => (block.is === 'paragraph' ? [block.text] : []));

const pairsIn = ({ blocks }: TextSection, ordered?: boolean): NamedText[] =>
  blocks.flatMap((block) =>
    block.is === 'pairs' && (ordered === undefined || block.ordered === ordered) ? [...block.pairs] : [],
  );

/** The sections of a case study, from its text. */
export const storySections = (source: string): Story['sections'] =>
  readSectionsText(source).map((section) => {
    const [paragraphs, rules, steps] = [
      paragraphsIn(section),
      pairsIn(section, false),
      pairsIn(section, true),
    ];
    const refusals = section.blocks.flatMap((block) => (block.is === 'list' ? [...block.items] : []));
    const sample = section.blocks.find((block) => block.is === 'sample');
    return {
      heading: section.heading,
      ...(paragraphs.length > 0 ? { paragraphs } : {}),
      ...(rules.length > 0 ? { rules } : {}),
      ...(steps.length > 0 ? { steps } : {}),
      ...(sample ? { sample: { caption: sample.caption, lines: sample.lines } } : {}),
      ...(refusals.length > 0 ? { refusals } : {}),
    };
  });

/** The split that a section's content asks for, unless its heading names one that fits. */
function splitOf(section: TextSection): Split {
  if (pairsIn(section, true).length > 0) return 'steps';
  if (pairsIn(section).length === 0) return '5/7';
  if (paragraphsIn(section).length > 0) return '8/4';
  return section.mark === 'thirds' ? 'thirds' : 'rows';
}

/** The sections of a statement, from its text. */
export const statementSections = (source: string): Statement[] =>
  readSectionsText(source).map((section): Statement => {
    const { heading } = section;
    const [paragraphs, pairs] = [paragraphsIn(section), pairsIn(section)];
    const split = splitOf(section);
    if (split === '5/7') return { split, heading, paragraphs };
    if (split === '8/4') return { split, heading, paragraphs, facts: pairs };
    if (split === 'thirds') return { split, heading, items: pairs };
    if (split === 'rows') return { split, heading, rows: pairs };
    return { split, heading, steps: pairs };
  });

const wordsPerMinute = 200;

/** How long a text takes to read. */
export const minutesOf = (text: string): number =>
  Math.max(1, Math.round(text.split(/\s+/).filter(Boolean).length / wordsPerMinute));

/** Where an entry stands, told in a word. */
export type EntryState = 'draft' | 'scheduled' | 'public' | 'changed';

/** The state of an entry: what is public may have newer words that are not. */
export function stateOf(entry: {
  version: number;
  publishedVersion: number | null;
  publishAt: Date | null;
}): EntryState {
  if (entry.publishAt) return 'scheduled';
  if (entry.publishedVersion === null) return 'draft';
  return entry.version > entry.publishedVersion ? 'changed' : 'public';
}

/** What head and search say of a page, where its entry says it; otherwise its row of the site map does. */
export const pageWordsOf = (
  data: Readonly<Record<string, string>>,
): { title?: string; description?: string } => ({
  ...(data.pageTitle ? { title: data.pageTitle } : {}),
  ...(data.description ? { description: data.description } : {}),
});
