import { Check, CircleDot, Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { More } from '../../../app-kit/list/more.tsx';
import { downloadCsv } from '../../../kit/export/download.ts';
import { usePrinting } from '../../../kit/export/use-printing.ts';
import { type GradeRow, gradeBook, type Standing } from '../../gradebook.ts';
import { assignmentsFor, lessonsOf } from '../../lookup.ts';
import type { Assignment, LearningRows, Run } from '../../records.ts';

const said: Readonly<Record<Standing['is'], string>> = {
  finished: 'finished',
  begun: 'begun',
  open: 'not started',
};

/** Gives the grade book as a file for a spreadsheet. */
function downloadGrades(rows: LearningRows, run: Run) {
  const lessons = lessonsOf(rows, run);
  const columns = [
    'Student',
    ...lessons.map(({ title }) => `${title} (quiz, %)`),
    ...assignmentsFor(rows, run).map(({ title }) => `${title} (assignment, %)`),
    'Lessons finished',
    'Mean (%)',
  ];
  const lines = gradeBook(rows, run).map(({ name, lessons: standings, assignments, finished, mean }) => [
    name,
    ...standings.map(({ quiz }) => quiz),
    ...assignments,
    finished,
    mean,
  ]);
  downloadCsv(`grades-${run.id}.csv`, columns, lines);
}

export const GradesDownload = ({ rows, run }: { rows: LearningRows; run: Run }) => (
  <Button size="small" variant="ink" onClick={() => downloadGrades(rows, run)}>
    <Download size={18} strokeWidth={1.5} aria-hidden="true" />
    Download CSV
  </Button>
);

function Cell({ standing }: { standing: Standing }) {
  const { is, quiz } = standing;
  return (
    <td
      className={`border-b border-s border-line px-2 py-2 text-center font-mono text-[.875rem] tabular-nums ${is === 'begun' ? 'bg-warning/10' : quiz !== null && quiz < 60 ? 'bg-danger/10' : ''}`}
    >
      {quiz !== null ? (
        quiz
      ) : is === 'finished' ? (
        <Check size={16} strokeWidth={2} aria-hidden="true" className="mx-auto text-done" />
      ) : is === 'begun' ? (
        <CircleDot size={16} strokeWidth={1.5} aria-hidden="true" className="mx-auto text-warning" />
      ) : null}
      <span className="sr-only">{said[is]}</span>
    </td>
  );
}

const Line = ({ row, assignments }: { row: GradeRow; assignments: readonly Assignment[] }) => (
  <tr className="hover:bg-selected">
    <th scope="row" className="sticky start-0 border-b border-line bg-paper py-2 pe-4 text-start font-medium">
      {row.name}
    </th>
    {row.lessons.map((standing) => (
      <Cell key={standing.lessonId} standing={standing} />
    ))}
    {row.assignments.map((percent, at) => (
      <td
        key={assignments[at]?.id}
        className={`border-b border-s border-line px-2 py-2 text-center font-mono text-[.875rem] tabular-nums ${percent !== null && percent < 60 ? 'bg-danger/10' : ''}`}
      >
        {percent}
        {percent === null ? <span className="sr-only">not marked</span> : null}
      </td>
    ))}
    <td className="border-b border-s border-line px-3 text-end font-mono text-[.875rem] tabular-nums">
      {row.finished}
    </td>
    <td className="border-b border-s border-line px-3 text-end font-mono text-[.875rem] font-semibold tabular-nums">
      {row.mean === null ? '' : `${row.mean}%`}
    </td>
  </tr>
);

/** So many students are drawn at first, and with each further part: each has a dozen cells. */
const firstPart = 24;
const part = 48;

/** Every student with every lesson: the best quiz in percent, who is stuck, and who has not come yet. */
export function GradeBookScreen({ rows, run }: { rows: LearningRows; run: Run }) {
  const book = useMemo(() => gradeBook(rows, run), [rows, run]);
  const [most, setMost] = useState(firstPart);
  const printing = usePrinting();
  const assignments = assignmentsFor(rows, run);
  return (
    <>
      <p className="mb-4 text-mute">
        Figures are percentages: the best quiz of each lesson, then each marked assignment. The mean counts
        them equally. Yellow means a lesson was started but not finished, and red means below 60%.
      </p>
      <section
        aria-label="Grade book"
        tabIndex={0}
        className="relative overflow-x-auto border-t-2 border-ink"
      >
        <table className="w-full min-w-[52rem] border-collapse">
          <caption className="sr-only">Grade book</caption>
          <thead>
            <tr className="text-[.8125rem] text-mute">
              <th
                scope="col"
                className="sticky start-0 border-b border-line bg-paper py-2 text-start font-medium"
              >
                Student
              </th>
              {lessonsOf(rows, run).map(({ id, title }, at) => (
                <th
                  key={id}
                  scope="col"
                  className="max-w-28 border-b border-s border-line px-2 py-2 text-center align-bottom font-medium"
                >
                  <span className="block font-mono">{at + 1}</span>
                  {title}
                </th>
              ))}
              {assignments.map(({ id, title }) => (
                <th
                  key={id}
                  scope="col"
                  className="max-w-28 border-b border-s border-line px-2 py-2 text-center align-bottom font-medium"
                >
                  <span className="block font-normal">Assignment</span>
                  {title}
                </th>
              ))}
              <th
                scope="col"
                className="border-b border-s border-line px-3 text-end align-bottom font-medium"
              >
                Finished
              </th>
              <th
                scope="col"
                className="border-b border-s border-line px-3 text-end align-bottom font-medium"
              >
                Mean
              </th>
            </tr>
          </thead>
          <tbody>
            {(printing ? book : book.slice(0, most)).map((row) => (
              <Line key={row.studentId} row={row} assignments={assignments} />
            ))}
          </tbody>
        </table>
      </section>
      {book.length > most ? (
        <More left={book.length - most} part={part} onMore={() => setMost(most + part)} />
      ) : null}
    </>
  );
}
