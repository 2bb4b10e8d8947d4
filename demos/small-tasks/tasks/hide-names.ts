import { hidePersonalData } from '#engines/personal-data/personal-data.ts';
import { counted, given, type RunTask } from '../task.ts';

export const hideNames: RunTask = async (input) => {
  const hidden = hidePersonalData(given(input, 'text', 'Paste a text.'));
  let grown = 0;
  const marks = hidden.places.map(({ start, end, standIn, kind }) => {
    const from = start + grown;
    grown += standIn.length - (end - start);
    return { start: from, end: from + standIn.length, label: kind };
  });
  const key = new Map(hidden.places.map(({ standIn, text }) => [`${standIn} ${text}`, [standIn, text]]));
  const finding =
    marks.length === 0
      ? 'We found nothing personal in this text'
      : `${counted(marks.length, 'piece')} of personal data hidden`;
  return {
    finding,
    parts: [
      { is: 'marked', text: hidden.text, marks },
      { is: 'table', columns: ['Stand-in', 'Replaces'], rows: [...key.values()], isKey: true },
    ],
    text: hidden.text,
  };
};
