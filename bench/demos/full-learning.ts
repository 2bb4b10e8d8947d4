import { rowsFrom } from '#demos/app-kit/sandbox/edits.ts';
import { fileOf } from '#demos/app-kit/sandbox/file.ts';
import { today } from '#demos/app-kit/sandbox/use-sandbox.ts';
import { learning } from '#demos/learning/application.ts';
import { again, renamed } from './copies.ts';
import { goToPlace, press, screenLink, typeAndErase, walkChoices } from './hands.ts';
import type { FullApplication } from './interactions.ts';

const turns = 40;

/** Every group forty times as large, with what its students did. */
function manyStudents(): string {
  const day = today();
  const sample = learning.seed(day);
  const all = Array.from({ length: turns }, (_, turn) => turn);
  const own = <Row extends { id: string; studentId: string }>(
    rows: readonly Row[],
    id: (row: Row) => string,
  ) =>
    all.flatMap((turn) =>
      rows.map((row) =>
        turn === 0
          ? row
          : {
              ...row,
              studentId: again(row.studentId, turn),
              id: id({ ...row, studentId: again(row.studentId, turn) }),
            },
      ),
    );
  const progress = own(
    sample.progress,
    ({ runId, studentId, lessonId }) => `${runId}.${studentId}.${lessonId}`,
  );
  const lists = {
    ...sample,
    people: all.flatMap((turn) =>
      sample.people.map(({ id, name }) => ({ id: again(id, turn), name: renamed(name, turn) })),
    ),
    runs: sample.runs.map((run) => ({
      ...run,
      studentIds: all.flatMap((turn) => run.studentIds.map((id) => again(id, turn))),
    })),
    progress,
    attempts: own(sample.attempts, ({ runId, studentId, lessonId }) => `${runId}.${studentId}.${lessonId}.1`),
  };
  return fileOf(learning, day, rowsFrom(lists));
}

/** A grade book of nearly a thousand students. */
export const fullLearning: FullApplication = {
  id: 'learning',
  path: '/online-student-training-portal/demo',
  kept: { 'demo:looked-around': 'yes', 'demo:learning-role-student': 'teacher' },
  size: 'three groups of 600 to 960 students',
  file: manyStudents,
  interactions: [
    {
      id: 'filter',
      name: 'grade book, another group',
      async act(page, once) {
        await goToPlace(page, '');
        await walkChoices(page, once, page.getByLabel('Group', { exact: true }), 2);
      },
    },
    {
      id: 'find',
      name: 'search of lessons, notes and questions, each key',
      async act(page, once) {
        await goToPlace(page, '');
        await page.getByRole('button', { name: 'Search lessons, notes and questions' }).click();
        await page.getByRole('searchbox', { name: 'Search lessons, notes and questions' }).focus();
        await typeAndErase(page, once, 'join');
        await page.keyboard.press('Escape');
      },
    },
    {
      id: 'screens',
      name: 'another screen: marking, groups, stops, grades',
      async act(page, once) {
        for (const name of ['Marking', 'Groups', 'Stops', 'Grades'])
          await press(page, once, screenLink(page, name));
      },
    },
  ],
};
