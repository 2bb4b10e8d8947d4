import { Upload } from 'lucide-react';
import { useMemo } from 'react';
import { counted } from '#lib/money/grouped.ts';
import { Button } from '#ui/actions/button.tsx';
import { toast } from '#ui/panels/toast.ts';
import { ImportRows } from '../../app-kit/import/import-rows.tsx';
import { useAskedOpen } from '../../app-kit/place/use-asked-open.ts';
import { importReadings, readingFields, readingRows } from '../actions/import-readings.ts';
import { me } from '../practice.ts';
import { type HealthView, newId } from './use-health.ts';

/** Brings readings in from the file of a machine or an app. */
export function ReadingsImport({ view }: { view: HealthView }) {
  const [open, setOpen] = useAskedOpen('import');
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
          const { edits, doubles } = importReadings(view.rows, rows, me, newId);
          const said = `Imported ${counted(edits.length, 'reading')}`;
          if (edits.length > 0) view.act(said, edits);
          toast({
            title: said,
            tone: 'done',
            text: doubles > 0 ? `${counted(doubles, 'row')} were already here.` : undefined,
          });
        }}
      />
    </>
  );
}
