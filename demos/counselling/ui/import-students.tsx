import { Upload } from 'lucide-react';
import { useMemo, useState } from 'react';
import { counted } from '#lib/money/grouped.ts';
import { Button } from '#ui/actions/button.tsx';
import { Segmented } from '#ui/actions/segmented.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { ImportRows } from '../../app-kit/import/import-rows.tsx';
import { useAskedOpen } from '../../app-kit/place/use-asked-open.ts';
import { goTo } from '../../app-kit/place/use-place.ts';
import {
  readStudents,
  type Scale,
  scales,
  studentFields,
  studentRows,
  takeStudents,
} from '../actions/import-students.ts';
import { type CounsellingView, newId } from './use-counselling.ts';

const scaleNames = Object.keys(scales) as Scale[];

/** Brings a school's own list of students in, from CSV or Excel. */
export function ImportStudents({ view }: { view: CounsellingView }) {
  const [open, setOpen] = useAskedOpen('import');
  const [way, setWay] = useState('instead');
  const [scale, setScale] = useState<Scale>('hundred');
  const schema = useMemo(() => studentRows(scale), [scale]);
  return (
    <>
      <Button size="small" variant="ghost" onClick={() => setOpen(true)}>
        <Upload size={16} strokeWidth={1.5} aria-hidden="true" />
        Import students
      </Button>
      <ImportRows
        open={open}
        onOpenChange={setOpen}
        heading="Import students"
        noun={['student', 'students']}
        schema={schema}
        fields={studentFields}
        sample={
          'Name,Wishes,Maths,Language,Science,Arts,Budget,Town\nZoë Brown,Health; Nature,71,64,80,55,4000,Brack\nKwame Mensah,Computing,82,58,74,60,2500,'
        }
        notesOn={(values) => readStudents(values, view.rows, scale, newId).notes}
        onImport={(values) => {
          const { students } = readStudents(values, view.rows, scale, newId);
          view.act(
            `Imported ${counted(students.length, 'student')}`,
            takeStudents(view.rows, students, way === 'instead'),
          );
          goTo([]);
        }}
      >
        <Segmented
          label="What happens to the students who are here?"
          options={[
            { value: 'instead', label: 'Replace them' },
            { value: 'beside', label: 'Keep them' },
          ]}
          value={way}
          onValueChange={setWay}
        />
        <SelectField
          label="Scale of the marks"
          hint="Other scales are converted to 0 to 100."
          value={scale}
          onChange={(event) => {
            const chosen = scaleNames.find((name) => name === event.currentTarget.value);
            if (chosen) setScale(chosen);
          }}
        >
          {scaleNames.map((name) => (
            <option key={name} value={name}>
              {scales[name].label}
            </option>
          ))}
        </SelectField>
      </ImportRows>
    </>
  );
}
