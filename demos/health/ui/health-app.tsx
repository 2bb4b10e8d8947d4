import {
  CalendarDays,
  CalendarPlus,
  ChevronLeft,
  ChevronRight,
  HeartPulse,
  LineChart,
  Pill,
} from 'lucide-react';
import { useEffect, useState } from 'react';
import { shortDay } from '#lib/time/day-words.ts';
import { daysLater } from '#lib/time/days.ts';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { useCompany } from '../../app-kit/company/use-company.ts';
import { hrefTo } from '../../app-kit/place/place.ts';
import { goTo, usePlace } from '../../app-kit/place/use-place.ts';
import { today, useSandbox } from '../../app-kit/sandbox/use-sandbox.ts';
import { AppShell } from '../../app-kit/shell/app-shell.tsx';
import { keepState, keptState } from '../../kit/share/kept-state.ts';
import { health } from '../application.ts';
import { clinicianName, me, samplePractice } from '../practice.ts';
import { measures } from '../records.ts';
import { BookForm } from './book-form.tsx';
import { DosesScreen } from './doses-screen.tsx';
import { MedicineForm } from './medicine-form.tsx';
import { Paper } from './paper.tsx';
import { PracticeDay } from './practice-day.tsx';
import { ReadingsImport } from './readings-import.tsx';
import { ReadingsExport, ReadingsScreen } from './readings-screen.tsx';
import { SummaryDownload } from './summary-download.tsx';
import { actWith, type HealthView, useTime } from './use-health.ts';
import { VisitDesk } from './visit-desk.tsx';
import { VisitSummary } from './visit-summary.tsx';
import { VisitsScreen } from './visits-screen.tsx';

/** What this application asks of the visitor’s company. */
const companyFields = ['name', 'address'] as const;

const roles = [
  { id: 'patient', label: 'Patient', person: 'Inês Carvalho' },
  { id: 'practice', label: 'Practice', person: 'Dr Miriam Hale' },
] as const;

/** From one's own readings to something for the next visit. */
const firstSteps = [
  {
    label: 'Import your readings',
    note: 'The CSV file from a blood pressure monitor or scales.',
    href: hrefTo(['readings'], { import: 'yes' }),
    role: 'patient',
  },
  {
    label: 'Add a medicine',
    note: 'Add its times, then tick off each dose.',
    href: hrefTo([]),
    role: 'patient',
  },
  {
    label: 'Take them to the doctor',
    note: 'All readings as CSV, a visit as PDF.',
    href: hrefTo(['readings']),
    role: 'patient',
  },
];

/** A patient's doses, readings and visits, and the day of the practice that sees them. */
export function HealthApp({ firstDay }: { firstDay: string }) {
  const used = useSandbox(health, firstDay);
  const { path, asked } = usePlace();
  const time = useTime();
  const [role, setRole] = useState<string>('patient');
  const [form, setForm] = useState<'medicine' | 'visit' | null>(null);
  useEffect(() => {
    const kept = keptState('health-role');
    if (roles.some(({ id }) => id === kept)) setRole(String(kept));
  }, []);

  const { rows } = used;
  const day = used.ready ? today() : firstDay;
  const setting = useCompany({
    kept: rows.company,
    sample: samplePractice,
    fields: companyFields,
    what: 'practice',
    change: used.change,
  });
  const view: HealthView = { rows, day, time, practice: setting, act: actWith(used) };
  const practice = role === 'practice';
  const [first = '', id = ''] = path;
  const here = !practice && (first === 'readings' || first === 'visits') ? first : '';
  const visit = first === 'visit' || first === 'visits' ? rows.visits.get(id) : undefined;
  const measure = measures.find((each) => each === asked.get('of')) ?? 'pressure';
  const shownDay = asked.get('day') ?? day;
  const turn = (by: number) => goTo([], { day: daysLater(shownDay, by) });

  const title = practice
    ? visit
      ? (rows.patients.get(visit.patientId)?.name ?? 'Visit')
      : 'The day at the practice'
    : {
        '': 'Your medicines',
        readings: 'Your readings',
        visits: visit ? 'Summary of your visit' : 'Your visits',
      }[here];

  return (
    <AppShell
      framed
      id="health"
      name="Day by Day"
      mark={<HeartPulse size={26} strokeWidth={1.5} aria-hidden="true" />}
      about="See a patient’s doses, readings and visits, and the practice’s day."
      hue="sky"
      look="side"
      screens={
        practice
          ? [{ id: '', label: 'Day', Icon: CalendarDays }]
          : [
              { id: '', label: 'Medicines', Icon: Pill },
              { id: 'readings', label: 'Readings', Icon: LineChart },
              { id: 'visits', label: 'Visits', Icon: CalendarDays },
            ]
      }
      here={here}
      title={title ?? ''}
      used={used}
      company={setting}
      roles={roles}
      role={role}
      onRole={(next) => {
        setRole(next);
        keepState('health-role', next);
        goTo([]);
      }}
      firstSteps={firstSteps}
      findable={practice ? 'patients and visits' : 'medicines and visits'}
      find={(words) => {
        const has = (text: string) => text.toLowerCase().includes(words.toLowerCase());
        const visits = [...rows.visits.values()]
          .filter((each) => practice || each.patientId === me)
          .filter((each) => has(`${each.reason} ${rows.patients.get(each.patientId)?.name ?? ''}`))
          .map((each) => ({
            href: hrefTo([practice ? 'visit' : 'visits', each.id]),
            label: practice ? (rows.patients.get(each.patientId)?.name ?? '') : each.reason,
            note: `${shortDay(each.day)} ${each.time}, ${clinicianName(each.who)}`,
          }));
        const medicines = [...rows.medicines.values()]
          .filter(({ patientId, name }) => !practice && patientId === me && has(name))
          .map(({ name, times }) => ({ href: hrefTo([]), label: name, note: times.join(', ') }));
        return [...medicines, ...visits];
      }}
      actions={
        visit ? (
          <SummaryDownload view={view} visit={visit} />
        ) : practice ? (
          <>
            <IconButton label="Previous day" icon={ChevronLeft} onClick={() => turn(-1)} />
            <IconButton label="Next day" icon={ChevronRight} onClick={() => turn(1)} />
          </>
        ) : here === 'readings' ? (
          <>
            <ReadingsImport view={view} />
            <ReadingsExport view={view} />
          </>
        ) : here === 'visits' ? (
          <Button size="small" onClick={() => setForm('visit')}>
            <CalendarPlus size={16} strokeWidth={1.5} aria-hidden="true" />
            Book a visit
          </Button>
        ) : null
      }
    >
      {practice ? (
        visit ? (
          <VisitDesk view={view} visit={visit} />
        ) : (
          <PracticeDay view={view} day={shownDay} />
        )
      ) : null}
      {!practice && here === '' ? <DosesScreen view={view} onAdd={() => setForm('medicine')} /> : null}
      {here === 'readings' ? <ReadingsScreen view={view} measure={measure} /> : null}
      {here === 'visits' ? (
        visit ? (
          <VisitSummary view={view} visit={visit} back="visits" />
        ) : (
          <VisitsScreen view={view} />
        )
      ) : null}
      {visit ? (
        <Paper>
          <VisitSummary view={view} visit={visit} back="" />
        </Paper>
      ) : null}
      <MedicineForm
        view={view}
        open={form === 'medicine'}
        onOpenChange={(open) => setForm(open ? 'medicine' : null)}
      />
      <BookForm view={view} open={form === 'visit'} onOpenChange={(open) => setForm(open ? 'visit' : null)} />
    </AppShell>
  );
}
