import { type IntentShare, intentsOf } from './intent.ts';
import { type Readability, readabilityOf } from './readability.ts';
import { type Term, termsOf } from './terms.ts';

/** What a text is about, how hard it is to read, and what its readers want. */
export interface TextAnalysis {
  terms: Term[];
  readability: Readability;
  intents: IntentShare[];
}

/** Analyses an English text for the words it is likely to be found by. */
export const analyseText = (text: string): TextAnalysis => ({
  terms: termsOf(text),
  readability: readabilityOf(text),
  intents: intentsOf(text),
});
