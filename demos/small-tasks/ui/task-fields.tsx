import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FoldSign, foldMotion } from '#ui/panels/fold.tsx';
import type { TaskField } from '../fields.ts';
import type { TaskInput } from '../task.ts';

interface TaskFieldsProps {
  fields: readonly TaskField[];
  input: TaskInput;
  wrong: { field: string; message: string } | null;
  onChange: (field: string, text: string) => void;
}

/** The fields of a task; those that are often left as they are can be unfolded. */
export function TaskFields({ fields, input, wrong, onChange }: TaskFieldsProps) {
  const view = ({ name, label, hint, rows, optional }: TaskField) => {
    const shared = {
      label,
      hint,
      name,
      value: input[name] ?? '',
      required: !optional,
      error: wrong?.field === name ? wrong.message : undefined,
    };
    return rows === 1 ? (
      <TextField
        key={name}
        {...shared}
        maxLength={300}
        autoComplete="off"
        onChange={(event) => onChange(name, event.currentTarget.value)}
      />
    ) : (
      <TextArea
        key={name}
        {...shared}
        rows={rows}
        onChange={(event) => onChange(name, event.currentTarget.value)}
        className="[&_textarea]:field-sizing-fixed [&_textarea]:text-[.9375rem]"
      />
    );
  };
  return (
    <>
      {fields.filter(({ folded }) => !folded).map(view)}
      {fields
        .filter(({ folded }) => folded)
        .map((field) => (
          <details
            key={field.name}
            open={wrong?.field === field.name || undefined}
            className={`group/fold ${foldMotion}`}
          >
            <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 font-medium">
              Change the {field.label.toLowerCase()}
              <FoldSign />
            </summary>
            {view(field)}
          </details>
        ))}
    </>
  );
}
