import { learningScreens } from '#app/courses/course-screens.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { ScreenFrame } from '#ui/media/screen-frame.tsx';
import { type Syllabus, timeInWords } from './syllabus.ts';

const hues = ['coral', 'sky'] as const;

/** A course as a band: what it is about, a screen of it, and its lessons, each of which can be opened. */
function CourseBand({ course, place }: { course: Syllabus; place: number }) {
  const [first] = course.lessons;
  const address = `/pages/single-course?course=${course.id}`;
  return (
    <article data-hue={hues[place % hues.length]} className="hue-block overflow-hidden">
      <div className="grid gap-x-10 lg:grid-cols-12">
        <div className="p-6 sm:p-10 lg:col-span-7">
          <p className="font-medium">
            {course.lessons.length} lessons, about {timeInWords(course.minutes)}
          </p>
          <h2 className="display mt-4 text-[clamp(min(2.4rem,10.5vw),5vw,4.75rem)]">{course.title}</h2>
          <p className="mt-5 max-w-[36rem] text-lg leading-snug">{course.lead}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            {first ? (
              <ButtonLink href={first.href} variant="hue">
                Begin lesson 1
              </ButtonLink>
            ) : null}
            <a
              href={address}
              className="inline-flex min-h-13 items-center rounded-full border-[1.5px] border-current px-6 font-[540] hover:underline"
            >
              See the whole syllabus
            </a>
          </div>
        </div>
        <ol className="px-6 pb-6 sm:px-10 sm:pb-10 lg:col-span-5 lg:pt-9 lg:ps-0">
          {course.lessons.map((lesson, index) => (
            <li key={lesson.id}>
              <a
                href={lesson.href}
                className="grid min-h-12 grid-cols-[1.75rem_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-current/25 py-2 hover:underline"
              >
                <span className="font-mono text-[.8125rem]">{index + 1}</span>
                <span className="font-medium">{lesson.title}</span>
                <span className="font-mono text-[.8125rem]">{lesson.minutes} min</span>
              </a>
            </li>
          ))}
        </ol>
      </div>
    </article>
  );
}

/** The courses of the learning application. */
export function CourseList({ courses }: { courses: readonly Syllabus[] }) {
  return (
    <div className="grid gap-6">
      {courses.map((course, index) => (
        <CourseBand key={course.id} course={course} place={index} />
      ))}
      <figure className="mt-8 grid items-center gap-x-10 gap-y-6 lg:grid-cols-12">
        <figcaption className="lg:col-span-4">
          <h2 className="text-[2rem]">Learn on the page</h2>
          <p className="mt-3 text-lg text-mute">
            Each lesson has an editor next to it. Your browser runs what you write, and the page tells you how
            your rows or markup differ from what the task asks for.
          </p>
        </figcaption>
        <ScreenFrame
          variant="framed"
          picture={learningScreens.lesson.picture}
          alt={learningScreens.lesson.alt}
          sizes="(min-width: 64rem) 56rem, 92vw"
          className="lg:col-span-8"
        />
      </figure>
    </div>
  );
}
