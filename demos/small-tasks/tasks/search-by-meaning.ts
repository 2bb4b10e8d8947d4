import { findEntry } from '#engines/retrieve/find-entry.ts';
import { entriesIn } from '../read-lists.ts';
import { given, type RunTask } from '../task.ts';

export const searchByMeaning: RunTask = async (input, embed) => {
  const question = given(input, 'question', 'Enter what you’re looking for.');
  const entries = entriesIn(input, 'entries');
  const { places, isThere, isSure } = await findEntry(entries, question, embed);
  const items = places.slice(0, 3).map((place, at) => ({
    text: entries[place] ?? '',
    note: at === 0 && isThere ? `best match, text ${place + 1}` : `text ${place + 1}`,
  }));
  const fits = isSure ? 'Found a text that fits' : 'This text may fit: check it';
  const finding = isThere ? fits : 'None of the texts answers this. These come closest';
  return { finding, parts: [{ is: 'list', items }], text: items[0]?.text ?? '' };
};
