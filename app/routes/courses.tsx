import { useLoaderData } from 'react-router';
import { CourseList } from '#app/courses/course-list.tsx';
import { syllabusOf } from '#app/courses/syllabus.ts';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { indexWords } from '#content/indexes/index-words.ts';
import { courses } from '#demos/learning/courses/courses.ts';
import { IndexPage } from '#ui/kinds/index-page.tsx';
import { PageNote } from '#ui/sections/page-note.tsx';

const path = '/pages/courses';

export function loader({ url }: { url: URL }) {
  return { facts: pageFacts(url), words: indexWords[path], courses: courses.map(syllabusOf) };
}

/** The courses that can be taken here. */
export default function Courses() {
  const { words, courses: shown } = useLoaderData<typeof loader>();
  return (
    <>
      <IndexPage
        heading={words?.heading ?? ''}
        placeholder={words?.placeholder}
        count={shown.length}
        counted="courses"
      >
        <CourseList courses={shown} />
      </IndexPage>
      {words?.note ? (
        <PageNote heading={words.note.heading}>
          {words.note.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </PageNote>
      ) : null}
    </>
  );
}
