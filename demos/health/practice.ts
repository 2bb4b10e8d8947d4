import { companyWith } from '../app-kit/company/company.ts';

/** The practice that we made up, as it stands on summaries. */
export const samplePractice = companyWith({
  name: 'Limewood Practice',
  address: '8 Limewood Row\nBristol BS6 5QA\nUnited Kingdom',
});

/** Who sees patients there, and when. */
export const clinicians = [
  { id: 'hale', name: 'Dr Miriam Hale', what: 'Doctor' },
  { id: 'ito', name: 'Kenta Ito', what: 'Nurse' },
] as const;

export const hours = { from: 9 * 60, until: 17 * 60, step: 20 } as const;

/** The patient whose phone the sample shows. */
export const me = 'p1';

export const clinicianName = (id: string): string => clinicians.find((each) => each.id === id)?.name ?? id;

export const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
export const minutesOf = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
