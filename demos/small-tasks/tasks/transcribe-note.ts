import { notePoints, timesIn } from '#engines/notes/note-points.ts';
import { counted, given, type ResultPart, type RunTask } from '../task.ts';

/** The note as it was written down comes in; its to-dos, decisions and dates come out, quoted. */
export const transcribeNote: RunTask = async (input) => {
  const note = given(input, 'note', 'Record a note, choose a sound file, or type one.');
  const points = notePoints(note);
  const toDos = points.filter(({ kind }) => kind === 'to do');
  const others = points.length - toDos.length;
  const found = [
    toDos.length > 0 ? counted(toDos.length, 'to-do') : '',
    others > 0 ? counted(others, 'decision or date', 'decisions or dates') : '',
  ].filter(Boolean);
  const parts: ResultPart[] = [
    {
      is: 'table',
      columns: ['Kind', 'What was said', 'When'],
      rows: points.map(({ kind, text, when }) => [kind, text, when.join(', ')]),
    },
    { is: 'marked', text: note, marks: timesIn(note).map((time) => ({ ...time, label: 'Day or time' })) },
  ];
  return {
    finding: found.length > 0 ? `${found.join(' and ')} in this note` : 'A note without to-dos or dates',
    parts: points.length > 0 ? parts : parts.slice(1),
    text: [...toDos.map(({ text }) => `- [ ] ${text}`), ...(toDos.length > 0 ? [''] : []), note].join('\n'),
  };
};
