import { CalendarDays, House, LayoutGrid, PenLine } from 'lucide-react';
import { Phone, type Tab } from '../parts/phone.tsx';
import { useScreen } from '../parts/use-screen.ts';
import { Line } from './line.tsx';
import { CardScreen } from './screens/card-screen.tsx';
import { Course } from './screens/course.tsx';
import { Done } from './screens/done.tsx';
import { Returns } from './screens/returns.tsx';
import { Today } from './screens/today.tsx';
import { Write } from './screens/write.tsx';
import { useLearning } from './use-learning.ts';
import { words } from './words.ts';

const screens = ['today', 'card', 'done', 'returns', 'course', 'write'] as const;
type Screen = (typeof screens)[number];

const tabs: readonly Tab<Screen>[] = [
  { screen: 'today', label: 'Today', icon: House },
  { screen: 'returns', label: 'Returns', icon: CalendarDays },
  { screen: 'course', label: 'Course', icon: LayoutGrid },
  { screen: 'write', label: 'Write', icon: PenLine },
];

/** The phone with the bus line beside it: one stop for each card of the round. */
export function CardsApp() {
  const [screen, go] = useScreen(screens);
  const learner = useLearning();
  return (
    <div className="ride">
      <Line learning={learner.learning} />
      <Phone app={words.app} screen={screen} tabs={tabs}>
        {screen === 'today' ? <Today learner={learner} go={go} /> : null}
        {screen === 'card' ? <CardScreen learner={learner} go={go} /> : null}
        {screen === 'done' ? <Done learner={learner} go={go} /> : null}
        {screen === 'returns' ? <Returns learner={learner} /> : null}
        {screen === 'course' ? <Course learner={learner} /> : null}
        {screen === 'write' ? <Write learner={learner} go={go} /> : null}
      </Phone>
    </div>
  );
}
