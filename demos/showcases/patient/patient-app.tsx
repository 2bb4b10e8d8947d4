import { CalendarDays, HeartPulse, NotebookPen, Pill, Sun } from 'lucide-react';
import { useState } from 'react';
import { Phone, type Tab } from '../parts/phone.tsx';
import { useScreen } from '../parts/use-screen.ts';
import { unreadOf } from './rules/journal.ts';
import { Ask } from './screens/ask.tsx';
import { EmergencyCard } from './screens/card.tsx';
import { Diary } from './screens/diary.tsx';
import { Doses } from './screens/doses.tsx';
import { Readings } from './screens/readings.tsx';
import { Summary } from './screens/summary.tsx';
import { Today } from './screens/today.tsx';
import { Visit } from './screens/visit.tsx';
import { Sheet } from './sheet/sheet.tsx';
import { usePatient } from './use-patient.ts';
import { words } from './words.ts';

const screens = ['today', 'doses', 'readings', 'diary', 'visit', 'ask', 'summary', 'card'] as const;
type Screen = (typeof screens)[number];

const tabs: readonly Tab<Screen>[] = [
  { screen: 'today', label: 'Today', icon: Sun },
  { screen: 'doses', label: 'Doses', icon: Pill },
  { screen: 'readings', label: 'Readings', icon: HeartPulse },
  { screen: 'diary', label: 'Diary', icon: NotebookPen },
  { screen: 'visit', label: 'Visit', icon: CalendarDays },
];

/** The patient's phone beside the clinic's clipboard, both over one journal. A narrow page shows one of them at a time. */
export function PatientApp() {
  const [screen, go] = useScreen(screens);
  const patient = usePatient();
  const [side, setSide] = useState<'phone' | 'sheet'>('phone');
  const [leftAt, setLeftAt] = useState<number | null>(null);
  const { next } = patient.journal;
  const unread = unreadOf(patient.journal).length;
  const fresh = Math.max(0, next - (leftAt ?? patient.opened));
  const show = (to: 'phone' | 'sheet') => {
    setSide(to);
    setLeftAt(next);
  };
  return (
    <div className="patient" data-side={side}>
      <div className="sides">
        <button type="button" aria-pressed={side === 'phone'} onClick={() => show('phone')}>
          Patient’s phone{side === 'sheet' && unread > 0 ? ` (${unread})` : ''}
        </button>
        <button type="button" aria-pressed={side === 'sheet'} onClick={() => show('sheet')}>
          Clinic’s sheet{side === 'phone' && fresh > 0 ? ` (${fresh})` : ''}
        </button>
      </div>
      <div className="patient-phone">
        <Phone app={words.app} screen={screen} tabs={tabs}>
          {screen !== 'today' && unread > 0 ? (
            <button type="button" className="banner" onClick={() => go('today')}>
              {unread === 1 ? '1 message from the clinic' : `${unread} messages from the clinic`}
            </button>
          ) : null}
          {screen === 'today' ? <Today patient={patient} /> : null}
          {screen === 'doses' ? <Doses patient={patient} /> : null}
          {screen === 'readings' ? <Readings patient={patient} /> : null}
          {screen === 'diary' ? <Diary patient={patient} /> : null}
          {screen === 'visit' ? <Visit patient={patient} /> : null}
          {screen === 'ask' ? <Ask patient={patient} /> : null}
          {screen === 'summary' ? <Summary patient={patient} /> : null}
          {screen === 'card' ? <EmergencyCard patient={patient} /> : null}
        </Phone>
      </div>
      <Sheet patient={patient} />
    </div>
  );
}
