import { course } from '#content/detail-pages/course.ts';
import { objects } from '#content/objects.ts';
import { Agenda } from '#ui/data/agenda.tsx';
import { DetailPage, DetailSection } from '#ui/kinds/detail-page.tsx';
import { Picture } from '#ui/media/picture.tsx';

/** A course that can be taken in the browser, lesson by lesson. */
export function CoursePage() {
  return (
    <DetailPage
      back={{ href: '/pages/courses', label: 'All courses' }}
      heading={course.heading}
      facts={course.facts}
      figure={
        <Picture
          picture={objects.blocks}
          alt="Building blocks stacked two and two"
          eager
          sizes="(min-width: 64rem) 26rem, 80vw"
          className="mx-auto mb-4 aspect-square w-full max-w-[26rem] object-contain sm:mb-10"
        />
      }
      lead={course.lead}
      action={{
        title: 'Take it now',
        terms: course.terms,
        primary: {
          label: 'Begin the first lesson',
          href: '/online-student-training-portal/demo#/lesson/sql-autumn/sql-1',
        },
        secondary: { label: 'Ask for a course of your own', href: '/contact-us' },
      }}
    >
      {course.days.map((day) => (
        <DetailSection key={day.name} heading={day.name}>
          <Agenda parts={day.parts.map(([at, title, text]) => ({ at, title, text }))} />
        </DetailSection>
      ))}
    </DetailPage>
  );
}
