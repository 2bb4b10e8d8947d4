import type { Document } from '../../documents/document.ts';
import type { Passage } from '../answer.ts';
import type { Cited } from './cited.ts';

/** A heading of a document. */
export interface OutlineLine extends Cited {
  document: number;
  part: number;
  /** 1 is the highest. */
  level: number;
}

/** The headings of documents, in order; a document without any has no outline. */
export function outlineOf(
  documents: readonly Pick<Document, 'parts'>[],
  passages: readonly Passage[],
): OutlineLine[] {
  return passages.flatMap(({ document, part, text, blocks }, passage) =>
    blocks.flatMap(({ block, start, end }): OutlineLine[] => {
      const own = documents[document]?.parts[part]?.blocks[block];
      if (own?.kind !== 'heading') return [];
      const span = { passage, start, end };
      return [{ text: text.slice(start, end).trim(), span, document, part, level: own.level ?? 1 }];
    }),
  );
}
