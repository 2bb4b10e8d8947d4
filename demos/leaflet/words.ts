import type { ModelPlace } from '../kit/models/models.ts';
import type { SavedWords } from '../kit/saved/saved-sheet.tsx';
import type { LeafletAnswer } from './answer-leaflet.ts';
import type { Call, Warning } from './warning-signs.ts';

const headings: Record<Call, string> = {
  emergency: 'Call the emergency number now',
  maternity: 'Call your maternity unit now, day or night',
  midwife: 'Only a midwife or doctor can tell you that',
};

const advice: Record<Call, string> = {
  emergency: 'Help should be with you within minutes. Don’t wait to see whether it passes.',
  maternity:
    'Tell them how many weeks pregnant you are and what has changed. Don’t wait for your next appointment.',
  midwife: 'A leaflet can’t examine you. Call your midwife, or NHS 111 in the UK, if it worries you today.',
};

/** What is said first, and why. */
export const saidWarning = ({ call, about }: Warning): { heading: string; text: string } => ({
  heading: headings[call],
  text: `Your question is about ${about}. ${advice[call]}`,
});

/** The numbers that can be called from here: which one is right depends on where somebody is. */
export const numbersFor: Record<Call, readonly (readonly [label: string, number: string])[]> = {
  emergency: [
    ['112 in Europe', '112'],
    ['999 in the UK', '999'],
  ],
  maternity: [['NHS 111, if you can’t reach your unit', '111']],
  midwife: [],
};

/** How a quotation is introduced. */
export const saidVerdict: Record<'sure' | 'probable', string> = {
  sure: 'The leaflet says',
  probable: 'This is probably what you are looking for',
};

/** What stands before the names of sections where nothing is quoted. */
export const saidNearest = ({ warning }: Pick<LeafletAnswer, 'warning'>): string =>
  warning ? 'The leaflet has more on this under' : 'The leaflet doesn’t answer this. Closest passage:';

/** Where a question goes, in one sentence or two. */
export function whereWords(where: ModelPlace, isCopied: boolean): string {
  const copied = isCopied ? ' Your questions and their answers are copied to your account.' : '';
  if (where === 'server') return `Your question is answered on our server, which doesn’t keep it.${copied}`;
  return `Your question is answered in this browser.${copied || ' Nothing leaves it.'}`;
}

/** What is said of the questions in this browser. */
export const savedWords: SavedWords = {
  heading: 'Earlier questions',
  about: 'Your questions and their answers are kept in this browser until you delete them.',
  withWhat: '',
  all: 'This deletes every question and answer in this browser for good.',
  another: 'New conversation',
  none: 'What you ask will be listed here, so that you can come back to it.',
  noneFound: 'No conversation contains these words.',
};

/** What is said before the answers are shared. */
export const shareWords = {
  shows: 'It shows your questions, the answers and the sentences from the leaflet.',
  nothing: 'Ask something first, so that there is something to share.',
};
