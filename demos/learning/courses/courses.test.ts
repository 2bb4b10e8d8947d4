import { statSync } from 'node:fs';
import { join } from 'node:path';
import initSqlJs from 'sql.js';
import { describe, expect, it } from 'vitest';
import { checkHtml } from '#engines/accessible-html/check.ts';
import { countWords, readSections } from '#engines/lesson-text/sections.ts';
import { lessonSchema } from '../lesson.ts';
import { markSql } from '../run-sql/run-sql.ts';
import { courses } from './courses.ts';
import { recordingOf } from './recordings.ts';

const lessons = courses.flatMap(({ lessons }) => lessons.map((lesson) => lessonSchema.parse(lesson)));

describe.each(lessons)('$id', (lesson) => {
  it('has a text of 300 to 600 words', () => {
    expect(countWords(lesson.text)).toBeGreaterThanOrEqual(300);
    expect(countWords(lesson.text)).toBeLessThanOrEqual(620);
  });

  it('has its introduction recorded as it is written, in a small file', () => {
    const recording = recordingOf(lesson);
    expect(recording?.src).toBe(`/media/lessons/${lesson.id}.ogg`);
    const folder = join(import.meta.dirname, '../../../public');
    expect(statSync(join(folder, recording?.src ?? '')).size).toBeLessThan(150_000);
    expect(statSync(join(folder, recording?.captions ?? '')).size).toBeGreaterThan(20);
  });

  it('ties every question to a section that is there', () => {
    const sections = new Set(readSections(lesson.text).map(({ id }) => id));
    for (const { id, passage } of lesson.questions) expect(sections, id).toContain(passage);
  });
});

it('uses every id once', () => {
  const ids = lessons.flatMap((lesson) =>
    [lesson, ...lesson.exercises, ...lesson.questions, ...lesson.cards].map(({ id }) => id),
  );
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

it('asks in all eight kinds', () => {
  const kinds = new Set(lessons.flatMap(({ questions }) => questions.map(({ kind }) => kind)));
  expect(kinds.size).toBe(8);
});

describe('exercises in SQL', () => {
  const exercises = lessons.flatMap((lesson) => lesson.exercises.filter((each) => each.kind === 'sql'));
  it('accept their own answer, and not what they begin with', async () => {
    const sql = await initSqlJs();
    for (const exercise of exercises) {
      expect(markSql(sql, { typed: exercise.solution, exercise }).verdict, exercise.id).toMatchObject({
        right: true,
      });
      const first = () => markSql(sql, { typed: exercise.starter, exercise }).verdict.right;
      let isRight = false;
      try {
        isRight = first();
      } catch {
        // It is not a whole query yet.
      }
      expect(isRight, exercise.id).toBe(false);
    }
  });

  it('refuse an answer that only names the rows it saw', async () => {
    const sql = await initSqlJs();
    const exercise = exercises.find(({ id }) => id === 'sql-4-a');
    if (!exercise) throw new Error('The exercise is gone.');
    const typed = 'select id, what from items where id in (3, 6, 9, 13, 17, 20, 24, 29, 32, 38, 42, 46)';
    expect(markSql(sql, { typed, exercise }).verdict.differences[0]).toContain('other data');
  });

  it('say in words what the database could not read', async () => {
    const sql = await initSqlJs();
    const [exercise] = exercises;
    if (!exercise) throw new Error('There is no exercise.');
    const messages = [
      'selct what from items',
      'select wat from items',
      'select what from itms',
      '',
      'select (what from items',
    ];
    for (const typed of messages) expect(() => markSql(sql, { typed, exercise }), typed).toThrow(/[.?]$/);
  });
});

describe('exercises in HTML', () => {
  const exercises = lessons.flatMap((lesson) => lesson.exercises.filter((each) => each.kind === 'html'));
  it.each(exercises)('$id accepts its own answer, and not what it begins with', (exercise) => {
    const open = (html: string) => checkHtml(html, exercise).filter(({ isMet }) => !isMet);
    expect(open(exercise.solution)).toEqual([]);
    expect(open(exercise.starter).length).toBeGreaterThan(0);
  });
});
