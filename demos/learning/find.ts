import { readSections } from '#engines/lesson-text/sections.ts';
import { hrefTo } from '../app-kit/place/place.ts';
import type { FoundRecord } from '../app-kit/shell/find-dialog.tsx';
import { courseOf, lessonsOf, nameOf, runsOf } from './lookup.ts';
import type { LearningRows } from './records.ts';
import { me } from './seed/people.ts';

/** Whether texts hold all of these words. */
function holding(words: string): (...texts: readonly string[]) => boolean {
  const sought = words.toLowerCase().split(/\s+/).filter(Boolean);
  return (...texts) => {
    const line = texts.join(' ').toLowerCase();
    return sought.every((word) => line.includes(word));
  };
}

/** Finds an author’s courses, lessons and questions by any of their words. */
export function findInDrafts(rows: LearningRows, words: string): FoundRecord[] {
  const holds = holding(words);
  return [...rows.drafts.values()].flatMap((draft) => {
    const course = { href: hrefTo(['course', draft.id]), label: draft.title, note: 'Course' };
    const within = draft.lessons.flatMap((lesson) => {
      const place = ['course', draft.id, lesson.id];
      const whole = { href: hrefTo(place), label: lesson.title, note: draft.title };
      const questions = lesson.questions
        .filter((question) => holds(JSON.stringify(question)))
        .map(({ id, ask }) => ({
          href: hrefTo([...place, 'question', id]),
          label: ask,
          note: `Question in ${lesson.title}`,
        }));
      return [...(holds(lesson.title, lesson.text) ? [whole] : []), ...questions];
    });
    return [...(holds(draft.title, draft.lead) ? [course] : []), ...within];
  });
}

/** Finds lessons and their sections, notes and questions by any of their words. */
export function findIn(rows: LearningRows, words: string): FoundRecord[] {
  const holds = holding(words);
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
