import { Check, CircleDashed } from 'lucide-react';
import { catalogue } from '#engines/paths/catalogue.ts';
import { type Path, threePaths } from '#engines/paths/paths.ts';
import { wholeMoneyText } from '#lib/money/money.ts';
import { dayAndMonth, monthAndYear, shortDay } from '#lib/time/day-words.ts';
import { daysBetween } from '#lib/time/days.ts';
import { Button } from '#ui/actions/button.tsx';
import { goTo } from '../../app-kit/place/use-place.ts';
import { choosePath } from '../actions/plan.ts';
import type { StudentRow } from '../records.ts';
import { roleWords } from '../words.ts';
import { type CounsellingView, leftSaid } from './use-counselling.ts';

const costSaid = ({ programme, cents }: Path): string =>
  programme.yearCents < 0
    ? `earns ${wholeMoneyText(-programme.yearCents / 100, 'EUR')} a year`
    : `${wholeMoneyText(cents / 100, 'EUR')} for all of it`;

interface PathsScreenProps {
  view: CounsellingView;
  student: StudentRow;
  /** Where the plan stands that a path becomes. */
  plan: readonly string[];
}

function Road({ view, student, plan, path }: PathsScreenProps & { path: Path }) {
  const { programme, requirements, missing, closes, begins, steps, role } = path;
  const chosen = student.chosen === programme.id;
  return (
    <li className="flex min-w-0 flex-col">
      <p className="flex items-baseline gap-2 rounded-e-full bg-hue py-2 ps-4 pe-8 font-[560] text-on-hue [clip-path:polygon(0_0,calc(100%-1.1rem)_0,100%_50%,calc(100%-1.1rem)_100%,0_100%)]">
        {roleWords[role].name}
      </p>
      <p className="mt-2 min-h-10 text-[.875rem] text-mute">{roleWords[role].rule}</p>
      <h3 className="mt-3 text-[1.75rem]">{programme.name}</h3>
      <p className="mt-1.5 text-mute">
        {programme.school}, {programme.city}. {programme.years} years, {costSaid(path)}.
      </p>
      <h4 className="mt-5 text-[.9375rem] tracking-normal">
        {missing === 0
          ? 'All documents are ready'
          : missing === 1
            ? 'One document is missing'
            : `${missing} documents are missing`}
      </h4>
      <ul className="mt-1.5 text-[.9375rem]">
        {requirements.map(({ text, met }) => (
          <li key={text} className={`flex gap-2 py-0.5 ${met ? 'text-mute' : 'font-medium'}`}>
            {met ? (
              <Check size={18} strokeWidth={1.75} aria-label="Met:" className="mt-0.5 shrink-0 text-done" />
            ) : (
              <CircleDashed
                size={18}
                strokeWidth={1.75}
                aria-label="Missing:"
                className="mt-0.5 shrink-0 text-warning"
              />
            )}
            {text}
          </li>
        ))}
      </ul>
      <ol className="relative mt-6 mb-6 ms-2 border-s-2 border-dashed border-outline ps-5">
        {steps.map(({ name, by }) => (
          <li
            key={name}
            className="relative pb-3 before:absolute before:start-[-1.625rem] before:top-1.5 before:size-2.5 before:rounded-full before:bg-ink"
          >
            <p className="text-[.875rem] text-mute">
              by {dayAndMonth(by)}, {leftSaid(daysBetween(view.day, by))}
            </p>
            <p className="leading-snug">{name}</p>
          </li>
        ))}
        <li className="relative pb-3 before:absolute before:start-[-1.75rem] before:top-1 before:size-3.5 before:rounded-full before:bg-danger">
          <p className="font-[560]">{shortDay(closes)}: closes</p>
        </li>
        <li className="relative before:absolute before:start-[-1.75rem] before:top-1 before:size-3.5 before:rounded-full before:bg-hue before:outline-2 before:outline-ink">
          <p className="font-[560]">Begins in {monthAndYear(begins)}</p>
        </li>
      </ol>
      <Button
        variant={chosen ? 'ghost' : 'ink'}
        className="mt-auto print:hidden"
        onClick={() => {
          if (!chosen) view.act(`Chose ${programme.name}`, choosePath(view.rows, student, path));
          goTo(plan);
        }}
      >
        {chosen ? 'Open the plan' : 'Make this the plan'}
      </Button>
    </li>
  );
}

/** Three ways on, side by side, each with what it asks for and by when. */
export function PathsScreen({ view, student, plan }: PathsScreenProps) {
  const paths = threePaths(catalogue, student, view.day);
  return (
    <ul className="grid gap-x-8 gap-y-14 md:grid-cols-2 xl:grid-cols-3">
      {paths.map((path) => (
        <Road key={path.programme.id} view={view} student={student} plan={plan} path={path} />
      ))}
    </ul>
  );
}
