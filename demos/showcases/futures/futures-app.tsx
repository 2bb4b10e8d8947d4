import { CalendarDays, Columns3, FileCheck, List, Send } from 'lucide-react';
import { useState } from 'react';
import { Phone, type Tab } from '../parts/phone.tsx';
import { useScreen } from '../parts/use-screen.ts';
import { Bands } from './bands.tsx';
import { Browse } from './screens/browse.tsx';
import { Compare } from './screens/compare.tsx';
import { CourseScreen } from './screens/course-screen.tsx';
import { Dates } from './screens/dates.tsx';
import { Papers } from './screens/papers.tsx';
import { Share } from './screens/share.tsx';
import { useChoice } from './use-choice.ts';
import { courses, words } from './words.ts';

const screens = ['compare', 'courses', 'course', 'papers', 'dates', 'share'] as const;
type Screen = (typeof screens)[number];

const tabs: readonly Tab<Screen>[] = [
  { screen: 'compare', label: 'Compare', icon: Columns3 },
  { screen: 'courses', label: 'Courses', icon: List },
  { screen: 'papers', label: 'Documents', icon: FileCheck },
  { screen: 'dates', label: 'Dates', icon: CalendarDays },
  { screen: 'share', label: 'Share', icon: Send },
];

/** The phone on three bands, each of which is one of the courses in hand. */
export function FuturesApp() {
  const [screen, go] = useScreen(screens);
  const student = useChoice();
  const [opened, setOpened] = useState(courses[0]?.id ?? '');
  const course = courses.find(({ id }) => id === opened) ?? student.held[0];
  const open = (id: string) => {
    setOpened(id);
    go('course');
  };
  return (
    <div className="futures">
      <Bands student={student} />
      <Phone app={words.app} screen={screen} tabs={tabs}>
        {screen === 'compare' ? <Compare student={student} open={open} browse={() => go('courses')} /> : null}
        {screen === 'courses' ? <Browse student={student} open={open} /> : null}
        {screen === 'course' && course ? (
          <CourseScreen student={student} course={course} back={() => go('compare')} />
        ) : null}
        {screen === 'papers' ? <Papers student={student} /> : null}
        {screen === 'dates' ? <Dates student={student} /> : null}
        {screen === 'share' ? <Share student={student} /> : null}
      </Phone>
    </div>
  );
}
