import type { SavedWords } from '../kit/saved/saved-sheet.tsx';

/** What is said of the tasks in this browser. */
export const savedWords: SavedWords = {
  heading: 'Earlier tasks',
  about: 'Your inputs and their results are kept in this browser until you delete them.',
  withWhat: '',
  all: 'This deletes every task and result in this browser for good.',
  another: 'Back to the example',
  none: 'Your results will be listed here, so that you can come back to them.',
  noneFound: 'No task contains these words.',
};

/** What is said before a result is shared. */
export const shareWords = {
  shows:
    'It shows the title and the result. Your own text appears only where these quote it, and what was hidden stays hidden.',
  nothing: null,
};

/** What is said while the history is kept in the account, too. */
export const copiedWords = 'Your inputs and their results are copied to your account.';
