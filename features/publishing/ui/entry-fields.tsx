import type { Refusal } from '#lib/forms/refusal.ts';
import { MarkdownArea } from '#ui/fields/markdown-area.tsx';
import { type PictureChoice, PictureField } from '#ui/fields/picture-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { EntryData, EntryField } from '../kinds.ts';

interface EntryFieldsProps {
  fields: readonly EntryField[];
  data: EntryData;
  refused: Refusal | null;
  /** Whether its address is its own to change. */
  ownAddress: boolean;
  readOnly: boolean;
  /** Those that can be chosen. */
  pictures: readonly PictureChoice[];
}

const rows: Partial<Record<EntryField['control'], number>> = { text: 2, lines: 4, pairs: 5, links: 3 };

/** `foldedSheet` in words. */
const inWords = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

/** The words of an entry, each in its field. */
export function EntryFields({ fields, data, refused, ownAddress, readOnly, pictures }: EntryFieldsProps) {
  return fields.map((field) => {
    const { name, label, hint, most, optional, control } = field;
    const texts = {
      name,
      label,
      hint,
      required: !optional,
      error: refused?.fields[name],
      defaultValue: refused?.typed[name] ?? data[name] ?? '',
    };
    if (control === 'slug' && !ownAddress)
      return <input key={name} type="hidden" name={name} value={data[name] ?? ''} />;
    if (control === 'picture')
      return <PictureField key={name} {...texts} pictures={pictures} disabled={readOnly} />;
    if (control === 'choice')
      return (
        <SelectField key={name} {...texts} disabled={readOnly}>
          {(field.options ?? []).map((option) => (
            <option key={option} value={option}>
              {inWords(option)}
            </option>
          ))}
        </SelectField>
      );
    if (control === 'markdown')
      return (
        <MarkdownArea
          key={name}
          {...texts}
          rows={18}
          maxLength={most}
          readOnly={readOnly}
          spellCheck
          className="[&_textarea]:max-h-none!"
        />
      );
    const size = rows[control];
    if (size)
      return <TextArea key={name} {...texts} rows={size} maxLength={most} readOnly={readOnly} spellCheck />;
    return (
      <TextField
        key={name}
        {...texts}
        maxLength={most}
        readOnly={readOnly}
        type={control === 'date' ? 'date' : 'text'}
        autoComplete="off"
        spellCheck={control === 'line'}
      />
    );
  });
}
