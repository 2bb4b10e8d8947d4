import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

/** A page that was pasted instead of being fetched. */
interface Pasted {
  source: string;
  sourceAddress: string;
}

interface PastedPageProps {
  value: Pasted;
  /** What the address is good for. */
  hint: string;
  errors: Partial<Record<keyof Pasted, string | undefined>>;
  rows: number;
  onChange: (change: Partial<Pasted>) => void;
}

/** The fields for a page's source and its address. */
export function PastedPage({ value, hint, errors, rows, onChange }: PastedPageProps) {
  return (
    <>
      <TextArea
        required
        label="HTML"
        hint="Stays in this browser"
        error={errors.source}
        rows={rows}
        value={value.source}
        onChange={(event) => onChange({ source: event.currentTarget.value })}
        spellCheck={false}
        className="[&_textarea]:field-sizing-fixed [&_textarea]:font-mono [&_textarea]:text-[.8125rem]"
      />
      <TextField
        label="Page address"
        hint={hint}
        error={errors.sourceAddress}
        value={value.sourceAddress}
        onChange={(event) => onChange({ sourceAddress: event.currentTarget.value })}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={2000}
      />
    </>
  );
}
