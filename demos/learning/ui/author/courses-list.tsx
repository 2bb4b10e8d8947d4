import { Copy, Download, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { slugFrom } from '#lib/text/slug.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { hrefTo } from '../../../app-kit/place/place.ts';
import { goTo } from '../../../app-kit/place/use-place.ts';
import { download } from '../../../kit/export/download.ts';
import { copyCourse, copyTitle, newId } from '../../actions/copy-course.ts';
import { courseFileOf } from '../../actions/course-file.ts';
import { putDraft } from '../../actions/edit-course.ts';
import { stateOfDraft } from '../../actions/publish-course.ts';
import { versionsOf } from '../../lookup.ts';
import type { Course, Draft, LearningRows } from '../../records.ts';
import type { Used } from '../used.ts';
import { CourseSheet, levelSaid } from './course-details.tsx';
import { ImportCourse } from './import-course.tsx';
import { StateBadge } from './state-badge.tsx';

/** A course with its lessons as a file. */
export const exportCourse = (course: Omit<Draft, 'id'>): void =>
  download(`${slugFrom(course.title) || 'course'}.json`, courseFileOf(course), 'application/json');

/** Begins a draft with the words of another course. */
export function duplicateCourse({ change }: Used, course: Omit<Draft, 'id'>): void {
  const draft = copyCourse({ ...course, title: copyTitle(course.title) });
  change(`Duplicated “${course.title}”`, putDraft(draft));
  goTo(['course', draft.id]);
}

/** A published course as a draft would hold it. */
function contentOf(rows: LearningRows, course: Course): Omit<Draft, 'id'> {
  const { title, lead, level = 'beginner' } = course;
  return { title, lead, level, lessons: versionsOf(rows, course.id)[0]?.lessons ?? [] };
}

export function CoursesListActions({ used }: { used: Used }) {
  const [opens, setOpens] = useState(false);
  return (
    <>
      <ImportCourse used={used} />
      <Button size="small" variant="ink" onClick={() => setOpens(true)}>
        <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
        New course
      </Button>
      <CourseSheet
        open={opens}
        onOpenChange={setOpens}
        onSave={(details) => {
          const draft: Draft = { id: newId(), ...details, lessons: [] };
          used.change(`Created “${draft.title}”`, putDraft(draft));
          goTo(['course', draft.id]);
        }}
      />
    </>
  );
}

const lessonsSaid = (count: number): string => (count === 1 ? '1 lesson' : `${count} lessons`);

interface CourseRowProps {
  used: Used;
  course: Omit<Draft, 'id'>;
  /** Of the author's own; a course of the school has none and is copied to be changed. */
  draft?: Draft;
}

function CourseRow({ used, course, draft }: CourseRowProps) {
  return (
    <li className="grid gap-x-6 gap-y-3 border-b border-line py-5 @3xl:grid-cols-[minmax(0,1fr)_auto] @3xl:items-center">
      <div className="min-w-0">
        <h2 className="text-[1.375rem] leading-tight text-pretty">
          {draft ? (
            <a href={hrefTo(['course', draft.id])} className="hover:underline">
              {course.title}
            </a>
          ) : (
            course.title
          )}
        </h2>
        <p className="mt-1 max-w-[44rem] text-[.9375rem] text-mute">{course.lead}</p>
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-[.875rem]">
          {draft ? (
            <StateBadge state={stateOfDraft(used.rows, draft)} />
          ) : (
            <Badge tone="done">Published</Badge>
          )}
          <span>{levelSaid(course.level)}</span>
          <span>{lessonsSaid(course.lessons.length)}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {draft ? (
          <ButtonLink size="small" variant="ghost" href={hrefTo(['course', draft.id])}>
            <Pencil size={18} strokeWidth={1.5} aria-hidden="true" />
            Edit<span className="sr-only"> {course.title}</span>
          </ButtonLink>
        ) : null}
        <Button size="small" variant="ghost" onClick={() => duplicateCourse(used, course)}>
          <Copy size={18} strokeWidth={1.5} aria-hidden="true" />
          Duplicate<span className="sr-only"> {course.title}</span>
        </Button>
        <Button size="small" variant="ghost" onClick={() => exportCourse(course)}>
          <Download size={18} strokeWidth={1.5} aria-hidden="true" />
          Export<span className="sr-only"> {course.title}</span>
        </Button>
      </div>
    </li>
  );
}

/** The author's own courses, then those of the school, which are duplicated to be changed. */
export function CoursesList({ used }: { used: Used }) {
  const { rows } = used;
  const drafts = [...rows.drafts.values()];
  const others = [...rows.courses.values()].filter(({ id }) => !rows.drafts.has(id));
  return (
    <div className="@container grid max-w-[66rem] gap-10">
      <section aria-labelledby="own-courses">
        <h2 id="own-courses" className="border-b-2 border-ink pb-2 text-[.9375rem] font-medium text-mute">
          Your courses
        </h2>
        {drafts.length === 0 ? (
          <p className="max-w-[38rem] py-6 text-[1.0625rem] text-pretty">
            Courses that you write will be listed here. Create a new one, or duplicate one of the courses
            below and change the copy.
          </p>
        ) : (
          <ul>
            {drafts.map((draft) => (
              <CourseRow key={draft.id} used={used} course={draft} draft={draft} />
            ))}
          </ul>
        )}
      </section>
      {others.length > 0 ? (
        <section aria-labelledby="other-courses">
          <h2 id="other-courses" className="border-b-2 border-ink pb-2 text-[.9375rem] font-medium text-mute">
            The school’s courses
          </h2>
          <ul>
            {others.map((course) => (
              <CourseRow key={course.id} used={used} course={contentOf(rows, course)} />
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
