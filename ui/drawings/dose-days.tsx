export interface Dose {
  time: string;
  is: 'taken' | 'missed' | 'open' | 'next' | 'later';
}

interface DoseDaysProps {
  days: readonly string[];
  medicines: readonly { name: string; says: string; doses: readonly (readonly Dose[])[] }[];
}

const looks: Readonly<Record<Dose['is'], { look: string; says: string }>> = {
  taken: { look: 'bg-sky', says: 'taken' },
  missed: { look: 'border-2 border-danger', says: 'missed' },
  open: { look: 'border-2 border-dashed border-outline', says: 'not answered' },
  next: { look: 'bg-ink ring-4 ring-sky', says: 'the next dose' },
  later: { look: 'border-2 border-line', says: 'later' },
};

/** Medicines that begin and end on different days, and the one dose that comes next. */
export function DoseDays({ days, medicines }: DoseDaysProps) {
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full min-w-[34rem] text-left text-sm">
        <thead>
          <tr className="border-b border-line text-mute">
            <th scope="col" className="p-4 font-normal">
              Medicine
            </th>
            {days.map((day) => (
              <th key={day} scope="col" className="p-4 font-normal">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {medicines.map(({ name, says, doses }) => (
            <tr key={name} className="border-b border-line last:border-0">
              <th scope="row" className="p-4 font-normal">
                <span className="block font-medium">{name}</span>
                <span className="text-mute">{says}</span>
              </th>
              {doses.map((ofDay, day) => (
                <td key={days[day]} className="p-4">
                  <span className="flex gap-2">
                    {ofDay.map(({ time, is }) => (
                      <span key={time} className={`size-5 rounded-full ${looks[is].look}`}>
                        <span className="sr-only">
                          {time} {looks[is].says}
                        </span>
                      </span>
                    ))}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="flex flex-wrap gap-x-6 gap-y-2 border-t border-line p-4 text-sm">
        {(['taken', 'missed', 'open', 'next', 'later'] as const).map((is) => (
          <li key={is} className="flex items-center gap-2.5 first-letter:capitalize">
            <span aria-hidden="true" className={`size-4 rounded-full ${looks[is].look}`} />
            {looks[is].says}
          </li>
        ))}
      </ul>
    </div>
  );
}
