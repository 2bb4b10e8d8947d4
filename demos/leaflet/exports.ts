import type { Block } from '#features/tool-history/blocks.ts';
import { markdownOfResult } from '#features/tool-history/markdown.ts';
import type { LeafletAnswer } from './answer-leaflet.ts';
import { leaflet, leafletOrigin } from './leaflet.ts';
import { numbersFor, saidNearest, saidVerdict, saidWarning } from './words.ts';

const sectionOf = (id: string) => leaflet.find((section) => section.id === id);

/** One question with what the leaflet says, as anybody can read it. */
export function answerBlocks(answer: LeafletAnswer): Block[] {
  const { question, warning, quote, nearest } = answer;
  const blocks: Block[] = [{ is: 'heading', text: question }];
  if (warning) {
    const { heading, text } = saidWarning(warning);
    blocks.push({ is: 'answer', text: heading, note: null }, { is: 'text', text });
    const items = numbersFor[warning.call].map(([label]) => label);
    if (items.length > 0) blocks.push({ is: 'list', items });
  }
  const section = quote ? sectionOf(quote.section) : undefined;
  if (quote && section) {
    const { before, answer: words, after, verdict } = quote;
    const mark = { start: before.length, end: before.length + words.length };
    blocks.push(
      { is: 'text', text: saidVerdict[verdict] },
      { is: 'quote', text: `${before}${words}${after}`, mark, from: section.heading },
      { is: 'list', items: section.references.map(({ name, address }) => `${name}: ${address}`) },
    );
  } else if (nearest.length > 0) {
    const items = nearest.flatMap((id) => sectionOf(id)?.heading ?? []);
    blocks.push({ is: 'text', text: saidNearest(answer) }, { is: 'list', items });
  }
  return blocks;
}

/** Who wrote the leaflet: said wherever it is quoted. */
export const originBlock: Block = { is: 'text', text: leafletOrigin };

/** The answers as Markdown, with their sentences, where to check them, and who wrote the leaflet. */
export const markdownOf = (answers: readonly LeafletAnswer[]): string =>
  markdownOfResult('Questions to the pregnancy leaflet', [originBlock, ...answers.flatMap(answerBlocks)]);
