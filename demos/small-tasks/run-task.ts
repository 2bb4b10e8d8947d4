import type { TaskId } from '#content/ai-demos/ai-demos.ts';
import type { Embed } from '#engines/embed/embed.ts';
import type { TaskOutcome } from './job.ts';
import { type RunTask, type TaskInput, WrongInput } from './task.ts';
import { compareTwoClauses } from './tasks/compare-clauses.ts';
import { extractInvoice } from './tasks/extract-invoice.ts';
import { hideNames } from './tasks/hide-names.ts';
import { keySentences } from './tasks/key-sentences.ts';
import { searchByMeaning } from './tasks/search-by-meaning.ts';
import { similarProducts } from './tasks/similar-products.ts';
import { sortSupportMail } from './tasks/sort-support-mail.ts';
import { tableOutOfText } from './tasks/table-out-of-text.ts';
import { tidyAddresses } from './tasks/tidy-addresses.ts';
import { transcribeNote } from './tasks/transcribe-note.ts';

/** What does each task. */
export const tasks: Readonly<Record<TaskId, RunTask>> = {
  'sort-support-mail': sortSupportMail,
  'hide-names': hideNames,
  'extract-invoice': extractInvoice,
  'key-sentences': keySentences,
  'table-out-of-text': tableOutOfText,
  'similar-products': similarProducts,
  'search-by-meaning': searchByMeaning,
  'tidy-addresses': tidyAddresses,
  'compare-clauses': compareTwoClauses,
  'transcribe-note': transcribeNote,
};

/** Does a task, and says which field is wrong where one is. */
export async function outcomeOf(id: TaskId, input: TaskInput, embed: Embed): Promise<TaskOutcome> {
  try {
    return { is: 'result', result: await tasks[id](input, embed) };
  } catch (error) {
    if (error instanceof WrongInput) return { is: 'wrong', field: error.field, message: error.message };
    throw error;
  }
}
