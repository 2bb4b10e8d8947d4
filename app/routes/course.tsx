import { useLoaderData } from 'react-router';
import { CoursePage } from '#app/courses/course-page.tsx';
import { syllabusOf } from '#app/courses/syllabus.ts';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { courses } from '#demos/learning/courses/courses.ts';
import { sqlCourse } from '#demos/learning/courses/sql/course.ts';

/** The course that the address asks for by `?course=`; the one on SQL without. */
export function loader({ url }: { url: URL }) {
  const asked = courses.find(({ id }) => id === url.searchParams.get('course')) ?? sqlCourse;
  const words = {
    title: `${asked.title}: a course of ${asked.lessons.length} lessons`,
    label: asked.title,
    description: asked.lead,
  };
  return {
    facts: pageFacts(url, asked === sqlCourse ? {} : words),
    course: syllabusOf(asked),
  };
}

export default function Course() {
  return <CoursePage course={useLoaderData<typeof loader>().course} />;
}
