import { Upload } from 'lucide-react';
import { useMemo, useState } from 'react';
import { counted } from '#lib/money/grouped.ts';
import { Button } from '#ui/actions/button.tsx';
import { toast } from '#ui/panels/toast.ts';
import { ImportRows } from '../../app-kit/import/import-rows.tsx';
import { SampleChoice } from '../../app-kit/import/sample-choice.tsx';
import { useAskedOpen } from '../../app-kit/place/use-asked-open.ts';
import { edited } from '../../app-kit/sandbox/edits.ts';
import { withoutSample } from '../../app-kit/sandbox/without-sample.ts';
import { importReadings, readingFields, readingRows } from '../actions/import-readings.ts';
import { health } from '../application.ts';
import { me } from '../practice.ts';
import type { Health, HealthEdit, HealthRows } from '../records.ts';
import { type HealthView, newId } from './use-health.ts';

/** What takes one’s own made-up readings away; those of other patients stay with the practice. */
const sampleReadings = (rows: HealthRows, day: string): HealthEdit[] =>
  withoutSample<Health>(rows, health.seed(day), ['readings']).filter(
    ({ id }) => rows.readings.get(id)?.patientId === me,
  );

/** Brings readings in from the file of a machine or an app. */
export function ReadingsImport({ view }: { view: HealthView }) {
  const [open, setOpen] = useAskedOpen('import');
  const [removes, setRemoves] = useState(true);
  const sample = useMemo(() => sampleReadings(view.rows, view.day), [view.rows, view.day]);
  const schema = useMemo(() => readingRows(view.day), [view.day]);
  return (
    <>
      <Button size="small" variant="ghost" onClick={() => setOpen(true)}>
        <Upload size={16} strokeWidth={1.5} aria-hidden="true" />
        Import readings
      </Button>
      <ImportRows
        open={open}
        onOpenChange={setOpen}
        noun={['reading', 'readings']}
        schema={schema}
        fields={readingFields}
        sample={
          'Day,Time,Upper value,Lower value,Pulse,Weight\n2026-11-17,07:30,128,82,64,71.4\n2026-11-18,07:35,131,84,66,'
        }
        onImport={(rows) => {
          const gone = removes ? sample : [];
          const left = edited(view.rows, gone).rows;
          const { edits, doubles } = importReadings(left, rows, me, newId);
          const said = `Imported ${counted(edits.length, 'reading')}`;
          if (edits.length > 0) view.act(said, [...gone, ...edits]);
          toast({
            title: said,
            tone: 'done',
            text: doubles > 0 ? `${counted(doubles, 'row')} were already here.` : undefined,
          });
        }}
      >
        {sample.length > 0 ? (
          <SampleChoice things="readings" removes={removes} onChoose={setRemoves} />
        ) : null}
      </ImportRows>
    </>
  );
}
