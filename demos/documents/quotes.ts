import type { Answer, Found, Passage, Span } from '#engines/answer/answer.ts';
import type { Block, Document } from '#engines/documents/document.ts';
import { calculated } from './calculate.ts';
import type { BlockMark, ConversationFile, Quote, Turn, Where } from './conversation.ts';

/** Which letters of which blocks a span of a passage covers. */
export function marksOf({ blocks }: Passage, { start, end }: Omit<Span, 'passage'>): BlockMark[] {
  return blocks.flatMap((block) => {
    const first = Math.max(start, block.start);
    const last = Math.min(end, block.end);
    if (first >= last) return [];
    return [
      {
        block: block.block,
        start: block.from + first - block.start,
        end: block.from + last - block.start,
      },
    ];
  });
}

/** The heading above a block, the nearest first: what a place in a text without pages is called. */
function headingAbove(blocks: readonly Block[], block: number): string | null {
  for (let at = block; at >= 0; at -= 1) if (blocks[at]?.kind === 'heading') return blocks[at]?.text ?? null;
  return null;
}

/** A place in words: the page, slide or sheet; in a text that has none, the heading above it. */
export function placeWords({ kind, parts }: Document, part: number, block: number): string {
  const found = parts[part];
  if (!found) return '';
  const place = found.blocks[block]?.place;
  if (place?.is === 'cells')
    return kind === 'csv' ? `Row ${place.row + 2}` : `${found.label}, row ${place.row + 2}`;
  if (kind === 'pdf' || kind === 'pptx') return found.label;
  const heading = headingAbove(found.blocks, block);
  if (kind === 'epub') return heading ? `${found.label}, ${heading}` : found.label;
  return heading ?? found.label;
}

interface Asked {
  files: readonly ConversationFile[];
  passages: readonly Passage[];
}

/** Words of a passage as a quotation of its file. */
export function quoteOf(
  { files, passages }: Asked,
  { passage: at, start, end }: Span,
  answer: Quote['answer'],
): Quote | null {
  const passage = passages[at];
  const file = passage ? files[passage.document] : undefined;
  if (!passage || !file) return null;
  const marks = marksOf(passage, { start, end });
  return {
    file: file.id,
    name: file.document.name,
    where: placeWords(file.document, passage.part, marks[0]?.block ?? 0),
    part: passage.part,
    text: passage.text.slice(start, end),
    answer,
    marks,
  };
}

/** A sentence without the headings and items around it, which have no full stop to tell them from it. */
function withinBlocks({ blocks }: Passage, { span, sentence }: Found): Span {
  const touched = blocks.filter(({ start, end }) => start < span.end && end > span.start);
  return {
    ...sentence,
    start: Math.max(sentence.start, touched[0]?.start ?? 0),
    end: Math.min(sentence.end, touched.at(-1)?.end ?? sentence.end),
  };
}

function foundQuote(asked: Asked, found: Found): Quote | null {
  const passage = asked.passages[found.span.passage];
  if (!passage) return null;
  const sentence = withinBlocks(passage, found);
  return quoteOf(asked, sentence, {
    start: found.span.start - sentence.start,
    end: found.span.end - sentence.start,
  });
}

/** From this score on another passage of the same file is worth showing, too. */
const sure = 0;
const mostOthers = 4;

/** Of what else was found: the best of each further file, and of the same file only what is sure and says more. */
function worthShowing(best: Found, others: readonly Found[], passages: readonly Passage[]): Found[] {
  const fileOf = ({ span }: Found) => passages[span.passage]?.document;
  const seen = new Set([fileOf(best)]);
  const said = new Set([best.text.toLowerCase()]);
  return others
    .filter((one) => {
      const isNew = !seen.has(fileOf(one)) || (one.score >= sure && !said.has(one.text.toLowerCase()));
      seen.add(fileOf(one));
      said.add(one.text.toLowerCase());
      return isNew;
    })
    .slice(0, mostOthers);
}

const isThere = (quote: Quote | null): quote is Quote => quote !== null;

/** What a provider may write from: the sentences that answer, then the passages around the question. */
export function sourcesOf(answer: Answer, asked: Asked): Quote[] {
  const { best, others, nearest } = answer;
  const found = best ? [best, ...worthShowing(best, others, asked.passages)] : [];
  return [
    ...found.map((one) => foundQuote(asked, one)),
    ...nearest.map((span) => quoteOf(asked, span, null)),
  ].filter(isThere);
}

/** What a library answered, as a turn of the conversation that stands by itself. */
export function turnOf(question: string, answer: Answer, asked: Asked, ranIn: Where): Turn {
  const { best, others } = answer;
  const found = best ? [best, ...worthShowing(best, others, asked.passages)] : [];
  return {
    id: crypto.randomUUID(),
    question,
    understood: answer.question === question ? null : answer.question,
    verdict: answer.verdict,
    quotes: found.map((one) => foundQuote(asked, one)).filter(isThere),
    nearest: (best ? [] : answer.nearest).map((span) => quoteOf(asked, span, null)).filter(isThere),
    disagree: answer.disagree,
    calculated: calculated(question, asked.files),
    written: null,
    ranIn,
  };
}
