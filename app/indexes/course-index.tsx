import { courses } from '#content/indexes/courses.ts';

export default function CourseIndex() {
  return (
    <ul className="grid gap-4 md:grid-cols-2 lg:gap-6">
      {courses.map((course, index) => (
        <li key={course.href}>
          <a
            href={course.href}
            className={`group flex h-full flex-col rounded-tile p-6 sm:p-9 ${index === 0 ? 'bg-hue text-on-hue' : 'border border-line bg-raised'}`}
          >
            <span className="font-mono text-sm [word-spacing:-.28em]">{course.length}</span>
            <h2 className="mt-3 text-[clamp(min(1.75rem,8vw),3vw,2.5rem)] underline-offset-4 group-hover:underline">
              {course.name}
            </h2>
            <p className="mt-3 max-w-[30rem] text-lg text-pretty">{course.text}</p>
            <p className="mt-auto pt-8 text-[.95rem]">
              <span className="block font-semibold">Made of</span>
              {course.of.map((title) => (
                <span key={title} className="block">
                  {title}
                </span>
              ))}
            </p>
          </a>
        </li>
      ))}
    </ul>
  );
}
