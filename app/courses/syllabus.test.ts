import { expect, it } from 'vitest';
import { courses } from '#demos/learning/courses/courses.ts';
import { seedGroups } from '#demos/learning/seed/groups.ts';
import { syllabusOf, timeInWords } from './syllabus.ts';

it('lists every lesson of a course with what the application teaches in it', () => {
  for (const course of courses) {
    const syllabus = syllabusOf(course);
    expect(syllabus.lessons.map(({ title }) => title)).toEqual(course.lessons.map(({ title }) => title));
    expect(syllabus.exercises).toBe(course.lessons.flatMap(({ exercises }) => exercises).length);
    expect(syllabus.minutes).toBeGreaterThan(60);
    for (const lesson of syllabus.lessons) {
      expect(lesson.parts.length, lesson.id).toBeGreaterThan(1);
      expect(lesson.task, lesson.id).not.toBe('');
    }
  }
});

it('leads into a group that is there', () => {
  const text = JSON.stringify(seedGroups('2026-11-19'));
  for (const course of courses)
    for (const { href } of syllabusOf(course).lessons) {
      const [, group, lesson] = /#\/lesson\/([^/]+)\/([^/]+)$/.exec(href) ?? [];
      expect(text).toContain(`"id":"${group}"`);
      expect(course.lessons.map(({ id }) => id)).toContain(lesson);
    }
});

it('says how long a course takes', () =>
  expect([45, 60, 61, 100, 120].map(timeInWords)).toEqual([
    '45 minutes',
    '1 hour',
    '1 hour 1 minute',
    '1 hour 40 minutes',
    '2 hours',
  ]));
