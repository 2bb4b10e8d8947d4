import { rowsFrom } from '#demos/app-kit/sandbox/edits.ts';
import { fileOf } from '#demos/app-kit/sandbox/file.ts';
import { today } from '#demos/app-kit/sandbox/use-sandbox.ts';
import { counselling } from '#demos/counselling/application.ts';
import { again, copies, renamed } from './copies.ts';
import { goToPlace, openEach, press, typeAndErase } from './hands.ts';
import type { FullApplication } from './interactions.ts';

const students = 2000;

/** The students of a large school, each with the plan of one of the sample. */
function manyStudents(): string {
  const day = today();
  const sample = counselling.seed(day);
  const share = students / sample.students.length;
  const more = <Row extends { id: string; studentId: string }>(rows: readonly Row[]) =>
    copies(rows, Math.floor(rows.length * share), (row, turn) => ({
      ...row,
      id: again(row.id, turn),
      studentId: again(row.studentId, turn),
    }));
  const lists = {
    students: copies(sample.students, students, (student, turn) => ({
      ...student,
      id: again(student.id, turn),
      name: renamed(student.name, turn),
    })),
    steps: more(sample.steps),
    notes: more(sample.notes),
  };
  return fileOf(counselling, day, rowsFrom(lists));
}

/** An adviser of 2,000 students. */
export const fullCounselling: FullApplication = {
  id: 'counselling',
  path: '/studet-counselling#/',
  kept: { 'demo:counselling-role': 'adviser' },
  size: '2,000 students',
  file: manyStudents,
  interactions: [
    {
      id: 'search',
      name: 'search of students and steps, each key',
      async act(page, once) {
        await goToPlace(page, '');
        await page.getByRole('button', { name: 'Search students and steps' }).click();
        await page.getByRole('searchbox', { name: 'Search students and steps' }).focus();
        await typeAndErase(page, once, 'leyla ayd');
        await page.keyboard.press('Escape');
      },
    },
    {
      id: 'more',
      name: 'more students of a part',
      async act(page, once) {
        await goToPlace(page, '');
        for (let at = 0; at < 4; at += 1)
          await press(page, once, page.getByRole('button', { name: /^Show \d+ more/ }).first());
      },
    },
    {
      id: 'save',
      name: 'a step ticked off, or opened again',
      async act(page, once) {
        await goToPlace(page, 'student/s2');
        for (let at = 0; at < 6; at += 1)
          await press(page, once, page.locator('[data-application]').getByRole('checkbox').first());
      },
    },
    {
      id: 'open',
      name: 'a student opened, and back',
      async act(page, once) {
        await goToPlace(page, '');
        await openEach(page, once, page.locator('[data-application] a[href*="student/"]'), 6);
      },
    },
  ],
};
