import { useId, useRef, useState } from 'react';
import type { z } from 'zod';
import { Sheet } from '#ui/panels/sheet.tsx';
import { RecordForm, type RecordFormProps } from './record-form.tsx';

interface RecordSheetProps<Schema extends z.ZodObject> extends Omit<RecordFormProps<Schema>, 'onCancel'> {
  heading: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Whose record it is: another one begins a new form. What was typed for this one outlives closing the sheet. */
  record?: string;
}

/** A record's form beside the page; it shuts once the record is saved. */
export function RecordSheet<Schema extends z.ZodObject>({
  heading,
  open,
  onOpenChange,
  record = '',
  onSave,
  ...form
}: RecordSheetProps<Schema>) {
  const id = useId();
  const [saved, setSaved] = useState(0);
  // A form that nobody has asked for is not there; one that was shut keeps what was typed.
  const asked = useRef(open);
  asked.current ||= open;
  return (
    <Sheet id={id} heading={heading} open={open} onOpenChange={onOpenChange}>
      {asked.current ? (
        <RecordForm
          key={`${record} ${saved}`}
          {...form}
          onCancel={() => {
            setSaved(saved + 1);
            onOpenChange(false);
          }}
          onSave={(value) => {
            const refused = onSave(value);
            if (refused) return refused;
            setSaved(saved + 1);
            onOpenChange(false);
            return null;
          }}
        />
      ) : null}
    </Sheet>
  );
}
