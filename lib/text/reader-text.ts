import { isText, listOf, orAbsent, shaped } from '../files/shape.ts';
import { isRichText, type RichText } from './rich-text.ts';

/** A part of a text to read, with what stands beside it. */
export interface ReaderSection {
  id: string;
  /** Empty for what comes before the first heading. */
  heading: string;
  body: RichText;
  note?: { heading: string; body: RichText };
}

/** A text to read, ready to be drawn. */
export interface ReaderText {
  title: string;
  /** Of the last change, as in 2026-11-15. */
  date: string;
  lead: string;
  sections: readonly ReaderSection[];
}

/** Whether something is a text to read. */
export const isReaderText = shaped<ReaderText>({
  title: isText,
  date: isText,
  lead: isText,
  sections: listOf(
    shaped<ReaderSection>({
      id: isText,
      heading: isText,
      body: isRichText,
      note: orAbsent(shaped<{ heading: string; body: RichText }>({ heading: isText, body: isRichText })),
    }),
  ),
});
