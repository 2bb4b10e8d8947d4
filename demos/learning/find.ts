import { readSections } from '#engines/lesson-text/sections.ts';
import { hrefTo } from '../app-kit/place/place.ts';
import type { FoundRecord } from '../app-kit/shell/find-dialog.tsx';
import { courseOf, lessonsOf, nameOf, runsOf } from './lookup.ts';
import type { LearningRows } from './records.ts';
import { me } from './seed/people.ts';

/** Finds lessons and their sections, notes and questions by any of their words. */
export function findIn(rows: LearningRows, words: string): FoundRecord[] {
  const sought = words.toLowerCase().split(/\s+/).filter(Boolean);
  const holds = (...texts: readonly string[]) => {
    const line = texts.join(' ').toLowerCase();
    return sought.every((word) => line.includes(word));
  };
  const runs = runsOf(rows, me.student);
  const lessons = runs.flatMap((run) => lessonsOf(rows, run).map((lesson) => ({ run, lesson })));
  const inLessons = lessons.flatMap(({ run, lesson }) => {
    const course = courseOf(rows, run)?.title ?? '';
    const whole = holds(lesson.title, course)
      ? [{ href: hrefTo(['lesson', run.id, lesson.id]), label: lesson.title, note: course }]
      : [];
    const sections = readSections(lesson.text)
      .filter(({ heading, text }) => heading && holds(heading, JSON.stringify(text)))
      .map(({ id, heading }) => ({
        href: hrefTo(['lesson', run.id, lesson.id], { at: id }),
        label: heading,
        note: lesson.title,
      }));
    return [...whole, ...sections];
  });
  const notes = [...rows.marks.values()]
    .filter(({ kind, text }) => kind === 'note' && holds(text))
    .map((mark) => ({
      href: hrefTo(['lesson', mark.runId, mark.lessonId], { at: mark.sectionId }),
      label: mark.text.slice(0, 60),
      note: 'Your note',
    }));
  const posts = [...rows.posts.values()]
    .filter(({ text, personId }) => holds(text, nameOf(rows, personId)))
    .flatMap((post) => {
      const at = lessons.find(({ lesson }) => lesson.id === post.lessonId);
      if (!at) return [];
      return [
        {
          href: hrefTo(['lesson', at.run.id, at.lesson.id]),
          label: post.text.slice(0, 60),
          note: nameOf(rows, post.personId),
        },
      ];
    });
  return [...notes, ...inLessons, ...posts];
}
