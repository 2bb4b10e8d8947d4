import { courses } from '#content/indexes/courses.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Card, CardTitle } from '#ui/layout/card.tsx';

export default function CourseIndex() {
  return (
    <ul className="grid gap-4 md:grid-cols-2 lg:gap-6">
      {courses.map((course, index) => (
        <li key={course.name}>
          <Card variant={index === 0 ? 'hue' : 'raised'} className="@md:p-9">
            <span className="font-mono text-sm [word-spacing:-.28em]">{course.length}</span>
            <CardTitle
              href={course.href}
              level={2}
              className="mt-3 text-[clamp(min(1.75rem,8vw),3vw,2.5rem)]"
            >
              {course.name}
            </CardTitle>
            <p className="mt-3 max-w-[30rem] text-lg text-pretty">{course.text}</p>
            <p className="mt-auto pt-8 text-[.95rem]">
              <span className="block font-semibold">It begins with</span>
              {course.lessons.map((title) => (
                <span key={title} className="block">
                  {title}
                </span>
              ))}
            </p>
            <ButtonLink
              href={course.open.href}
              variant={index === 0 ? 'hue' : 'ink'}
              className="relative z-10 mt-6 self-start"
            >
              {course.open.label}
            </ButtonLink>
          </Card>
        </li>
      ))}
    </ul>
  );
}
