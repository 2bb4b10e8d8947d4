import { Plus, Trash2, X } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { FieldGroup, lineLook, useField } from '#ui/fields/field.tsx';
import {
  type AssignmentErrors,
  firstLevels,
  type TypedCriterion,
  typedCriterion,
} from '../../actions/assign.ts';

const most = 6;
/** One for no points, and one for all of them. */
const fewestLevels = 2;

interface CriterionFieldsProps {
  criterion: TypedCriterion;
  place: number;
  error?: string;
  onChange: (criterion: TypedCriterion) => void;
  /** Missing for the last criterion: work cannot be marked without one. */
  onRemove?: () => void;
}

function CriterionFields({ criterion, place, error, onChange, onRemove }: CriterionFieldsProps) {
  const field = useField({ error });
  const { key, name, levels } = criterion;
  const blank = (text: string) => text.trim() === '';
  const hasBlank = [name, ...levels.map(({ text }) => text)].some(blank);
  // What is left empty is marked; where nothing is, the whole criterion is wrong, and its name stands for it.
  const isWrong = (text: string) => (error && blank(text) ? true : undefined);
  return (
    <FieldGroup
      id={field.id}
      label={`Criterion ${place}`}
      error={field.error}
      required
      className="rounded-card border border-line bg-raised p-4"
    >
      <div className="flex items-center gap-1.5">
        <input
          aria-label={`Name of criterion ${place}`}
          aria-invalid={error && !hasBlank ? true : isWrong(name)}
          placeholder="For example: the argument"
          value={name}
          maxLength={80}
          autoComplete="off"
          onChange={(event) => onChange({ ...criterion, name: event.currentTarget.value })}
          className={`${lineLook} font-medium`}
        />
        {onRemove ? (
          <IconButton label={`Remove criterion ${place}`} icon={Trash2} variant="plain" onClick={onRemove} />
        ) : null}
      </div>
      <ol className="mt-2 grid gap-1.5">
        {levels.map((level, points) => (
          <li key={level.key} className="flex items-center gap-1.5">
            <span className="w-16 shrink-0 text-[.875rem] text-mute">
              {points === 1 ? '1 point' : `${points} points`}
            </span>
            <input
              aria-label={`What ${points === 1 ? '1 point' : `${points} points`} of criterion ${place} mean`}
              aria-invalid={isWrong(level.text)}
              value={level.text}
              maxLength={200}
              autoComplete="off"
              onChange={(event) => {
                const text = event.currentTarget.value;
                onChange({
                  ...criterion,
                  levels: levels.map((each) => (each.key === level.key ? { ...each, text } : each)),
                });
              }}
              className={lineLook}
            />
            {levels.length > fewestLevels ? (
              <IconButton
                label={`Remove the level of ${points === 1 ? '1 point' : `${points} points`}`}
                icon={X}
                variant="plain"
                onClick={() =>
                  onChange({ ...criterion, levels: levels.filter((each) => each.key !== level.key) })
                }
              />
            ) : null}
          </li>
        ))}
      </ol>
      {levels.length < most ? (
        <Button
          variant="ghost"
          size="small"
          className="mt-2"
          onClick={() =>
            onChange({
              ...criterion,
              levels: [...levels, { key: `${key}-${crypto.randomUUID()}`, text: '' }],
            })
          }
        >
          <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
          Add level
        </Button>
      ) : null}
    </FieldGroup>
  );
}

interface RubricFieldsProps {
  rubric: readonly TypedCriterion[];
  errors: AssignmentErrors;
  onChange: (rubric: TypedCriterion[]) => void;
}

/** What work is marked by: criteria, each with what its points mean. */
export function RubricFields({ rubric, errors, onChange }: RubricFieldsProps) {
  const field = useField({ error: errors.rubric });
  return (
    <FieldGroup
      id={field.id}
      label="Rubric"
      hint="Each level of a criterion is worth one point more than the one above it."
      error={field.error}
      required
    >
      <div className="grid gap-4">
        {rubric.map((criterion, at) => (
          <CriterionFields
            key={criterion.key}
            criterion={criterion}
            place={at + 1}
            error={errors[criterion.key]}
            onChange={(next) => onChange(rubric.map((each) => (each.key === next.key ? next : each)))}
            onRemove={
              rubric.length > 1
                ? () => onChange(rubric.filter(({ key }) => key !== criterion.key))
                : undefined
            }
          />
        ))}
      </div>
      <Button
        variant="ghost"
        size="small"
        className="mt-3 mb-1"
        onClick={() => onChange([...rubric, typedCriterion('', firstLevels)])}
      >
        <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
        Add criterion
      </Button>
    </FieldGroup>
  );
}
