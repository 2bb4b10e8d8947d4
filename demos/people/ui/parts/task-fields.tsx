import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { type Task, taskRoles } from '../../records.ts';

interface TaskFieldsProps {
  given?: Pick<Task, 'label' | 'who'>;
  wrong: (field: string) => string | undefined;
}

/** What is to be done for somebody who starts, and by whom. */
export const TaskFields = ({ given, wrong }: TaskFieldsProps) => (
  <>
    <TextField
      label="What needs to be done?"
      name="label"
      required
      defaultValue={given?.label}
      error={wrong('label')}
    />
    <SelectField
      label="Who does it"
      name="who"
      required
      placeholder="Choose who does it"
      defaultValue={given?.who}
      error={wrong('who')}
    >
      {taskRoles.map((role) => (
        <option key={role} value={role}>
          {role === 'Starter' ? 'The new person' : role}
        </option>
      ))}
    </SelectField>
  </>
);
