import type { Found, Library, Span } from '#engines/answer/answer.ts';
import { passagesOf } from '#engines/answer/passages.ts';
import type { Block, Document } from '#engines/documents/document.ts';
import { leaflet } from './leaflet.ts';
import { type Warning, warningOf } from './warning-signs.ts';

/** A sentence of the leaflet with the words that answer. */
interface Quote {
  /** The id of its section. */
  section: string;
  before: string;
  answer: string;
  after: string;
  verdict: 'sure' | 'probable';
}

export interface LeafletAnswer {
  question: string;
  /** Said before everything else. */
  warning: Warning | null;
  /** Null where the leaflet does not answer, or a warning comes first. */
  quote: Quote | null;
  /** The sections that come nearest, the best first. */
  nearest: readonly string[];
}

const block = (kind: Block['kind'], text: string, index: number): Block => ({
  kind,
  text,
  place: { is: 'block', index },
});

/** The leaflet as a document of one part for each section. */
const leafletDocument: Document = {
  name: 'Pregnancy, week by week',
  kind: 'text',
  title: null,
  tables: [],
  notes: [],
  parts: leaflet.map(({ heading, paragraphs }) => ({
    label: heading,
    blocks: [heading, ...paragraphs].map((text, at) => block(at === 0 ? 'heading' : 'paragraph', text, at)),
  })),
};

export const leafletPassages = passagesOf([leafletDocument]);

const sectionOf = ({ passage }: Span): string => leaflet[leafletPassages[passage]?.part ?? 0]?.id ?? '';

function quoteOf({ span, sentence }: Found): Omit<Quote, 'verdict'> {
  const text = leafletPassages[span.passage]?.text ?? '';
  return {
    section: sectionOf(span),
    before: text.slice(sentence.start, span.start),
    answer: text.slice(span.start, span.end),
    after: text.slice(span.end, sentence.end),
  };
}

/**
 * Answers from the leaflet alone. Where a warning comes first nothing is quoted: words that happen to calm would be
 * read instead of the number.
 */
export async function answerLeaflet(asked: string, library: Library): Promise<LeafletAnswer> {
  const warning = warningOf(asked);
  const { best, verdict, nearest } = await library.ask(asked);
  const sections = [...(best ? [best.span] : []), ...nearest].map(sectionOf);
  return {
    question: asked,
    warning,
    quote: best && verdict !== 'absent' && !warning ? { ...quoteOf(best), verdict } : null,
    nearest: [...new Set(sections)].slice(0, 3),
  };
}
