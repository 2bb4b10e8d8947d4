import { maySeePay } from '../../rules/viewer.ts';
import { usePeople } from '../people-context.ts';
import { OwnPay } from './own-pay.tsx';
import { PayslipScreen } from './payslip-screen.tsx';
import { monthsOf, RunScreen } from './run-screen.tsx';

/** Pay: the run for HR, one’s own payslips for everybody else. */
export function PayScreen({ month: given = '', personId = '' }: { month?: string; personId?: string }) {
  const { rows, viewer, day } = usePeople();
  const months = monthsOf(day, rows.runs.keys());
  const month = months.includes(given)
    ? given
    : (months.find((each) => !rows.runs.has(each)) ?? day.slice(0, 7));
  const person = rows.people.get(personId);
  if (person)
    return maySeePay(viewer, person.id) ? (
      <PayslipScreen person={person} month={month} />
    ) : (
      <p className="text-mute">Only the person and HR can see a payslip. Choose HR above to open this one.</p>
    );
  return viewer.role === 'hr' ? <RunScreen month={month} /> : <OwnPay />;
}
