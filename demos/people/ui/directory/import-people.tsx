import { Upload } from 'lucide-react';
import { useState } from 'react';
import { type Country, countries, countryCodes } from '#engines/leave/holidays.ts';
import { Button } from '#ui/actions/button.tsx';
import { Segmented } from '#ui/actions/segmented.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { ImportRows } from '../../../app-kit/import/import-rows.tsx';
import type { ImportField } from '../../../app-kit/import/match-columns.ts';
import { useAskedOpen } from '../../../app-kit/place/use-asked-open.ts';
import { goTo } from '../../../app-kit/place/use-place.ts';
import { readStaff, type StaffRow, staffRow, takeStaff } from '../../actions/import-people.ts';
import { useAct, usePeople } from '../people-context.ts';

const fields: readonly ImportField<keyof StaffRow>[] = [
  {
    name: 'name',
    label: 'Name or first name',
    kind: 'text',
    alsoCalled: ['name', 'full name', 'employee', 'employee name', 'first name', 'given name', 'firstname'],
  },
  { name: 'last', label: 'Last name', kind: 'text', alsoCalled: ['surname', 'family name', 'lastname'] },
  { name: 'email', label: 'Email', kind: 'email', alsoCalled: ['e-mail', 'work email', 'mail'] },
  {
    name: 'title',
    label: 'Job title',
    kind: 'text',
    alsoCalled: ['title', 'position', 'role', 'designation'],
  },
  { name: 'team', label: 'Team', kind: 'text', alsoCalled: ['department', 'group', 'unit'] },
  {
    name: 'manager',
    label: 'Manager',
    kind: 'text',
    alsoCalled: ['reports to', 'supervisor', 'manager email', 'line manager'],
  },
  {
    name: 'country',
    label: 'Country',
    kind: 'choice',
    choices: countryCodes.map((code) => ({ value: code, label: countries[code] })),
  },
  { name: 'city', label: 'City', kind: 'text', alsoCalled: ['office', 'location', 'place'] },
  {
    name: 'started',
    label: 'First day of work',
    kind: 'date',
    alsoCalled: ['start date', 'started', 'hire date', 'joined', 'date of joining', 'start'],
  },
  { name: 'born', label: 'Born', kind: 'date', alsoCalled: ['birthday', 'date of birth'] },
  { name: 'phone', label: 'Phone', kind: 'text', alsoCalled: ['mobile', 'telephone'] },
  {
    name: 'hours',
    label: 'Hours per week',
    kind: 'number',
    alsoCalled: ['hours', 'weekly hours', 'hours per week'],
  },
  {
    name: 'monthly',
    label: 'Monthly pay',
    kind: 'money',
    hint: 'In the currency of your company.',
    alsoCalled: ['pay', 'salary', 'monthly salary', 'gross'],
  },
  { name: 'iban', label: 'Bank account', kind: 'text', alsoCalled: ['iban', 'account'] },
];
const sample =
  'Name,Email,Title,Team,Manager,Country,Start date,Monthly pay\nRuth Adler,ruth@own.example,Director,Office,,Ireland,2019-02-01,5200';

/** Brings a visitor's own staff list in, from CSV or Excel. */
export function ImportPeople() {
  const { rows, day } = usePeople();
  const act = useAct();
  const [open, setOpen] = useAskedOpen('import');
  const [way, setWay] = useState('instead');
  const [home, setHome] = useState<Country>('DE');
  return (
    <>
      <Button size="small" variant="ghost" onClick={() => setOpen(true)}>
        <Upload size={18} strokeWidth={1.5} aria-hidden="true" />
        Import people
      </Button>
      <ImportRows
        open={open}
        onOpenChange={setOpen}
        noun={['person', 'people']}
        schema={staffRow}
        fields={fields}
        sample={sample}
        notesOn={(values) => readStaff(values, rows, day, home).notes}
        onImport={(values) => {
          act(takeStaff(rows, readStaff(values, rows, day, home), way === 'instead'));
          goTo(['people']);
        }}
      >
        <Segmented
          label="What happens to the people who are here?"
          options={[
            { value: 'instead', label: 'Replace them' },
            { value: 'beside', label: 'Keep them' },
          ]}
          value={way}
          onValueChange={setWay}
        />
        <SelectField
          label="Public holidays if no country is given"
          value={home}
          onChange={(event) => {
            const code = countryCodes.find((each) => each === event.currentTarget.value);
            if (code) setHome(code);
          }}
        >
          {countryCodes.map((code) => (
            <option key={code} value={code}>
              {countries[code]}
            </option>
          ))}
        </SelectField>
      </ImportRows>
    </>
  );
}
