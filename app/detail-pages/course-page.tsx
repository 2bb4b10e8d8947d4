import { course } from '#content/detail-pages/course.ts';
import { objects } from '#content/objects.ts';
import { Agenda } from '#ui/data/agenda.tsx';
import { DetailPage, DetailSection } from '#ui/kinds/detail-page.tsx';
import { Picture } from '#ui/media/picture.tsx';

/** A course for one team, day by day. */
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
        title: 'Two days you name',
        terms: course.terms,
        primary: { label: 'Ask for dates', href: '/contact-us' },
        secondary: { label: 'See one workshop', href: '/event/booking-without-double-booking' },
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
