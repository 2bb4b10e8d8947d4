import { Plus } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';
import { goTo } from '../../../app-kit/place/use-place.ts';
import { joinCourse } from '../../actions/join-course.ts';
import { offeredCourses, runsOf, versionsOf } from '../../lookup.ts';
import type { Course } from '../../records.ts';
import { me } from '../../seed/people.ts';
import type { Used } from '../used.ts';

const lessonsSaid = (count: number): string => (count === 1 ? '1 lesson' : `${count} lessons`);

/** The courses that the student does not take yet. */
export function MoreCourses({ used: { rows, change }, today }: { used: Used; today: string }) {
  const taken = new Set(runsOf(rows, me.student).map(({ courseId }) => courseId));
  const courses = offeredCourses(rows).filter(({ id }) => !taken.has(id));
  if (courses.length === 0) return null;
  function start(course: Course) {
    const [first] = versionsOf(rows, course.id)[0]?.lessons ?? [];
    const joined = joinCourse(rows, course.id, me.student, today);
    change(`Started “${course.title}”`, joined);
    if (first && joined[0]) goTo(['lesson', joined[0].id, first.id]);
  }
  return (
    <section aria-labelledby="more-courses" className="mt-12">
      <h2 id="more-courses" className="text-[1.5rem]">
        More courses
      </h2>
      <ul className="mt-4 max-w-[66rem] border-t-2 border-ink">
        {courses.map((course) => {
          const lessons = versionsOf(rows, course.id)[0]?.lessons ?? [];
          const minutes = lessons.reduce((sum, each) => sum + each.minutes, 0);
          return (
            <li
              key={course.id}
              className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-b border-line py-5"
            >
              <div className="min-w-0 flex-1 basis-80">
                <h3 className="text-[1.25rem]">{course.title}</h3>
                <p className="mt-1 max-w-[40rem] text-[.9375rem]">{course.lead}</p>
                <p className="mt-1 text-[.875rem] text-mute">
                  {course.level ? `For ${course.level} learners, ` : ''}
                  {lessonsSaid(lessons.length)}, about {minutes} minutes
                </p>
              </div>
              <Button size="small" variant="ink" onClick={() => start(course)}>
                <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
                Start course<span className="sr-only"> {course.title}</span>
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
