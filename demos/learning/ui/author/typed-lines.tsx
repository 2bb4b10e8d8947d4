import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import type { Question } from '#engines/quiz/question.ts';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { FieldGroup, lineLook, useField } from '#ui/fields/field.tsx';
import { emptyLine, type TypedLine } from '../../typed-question.ts';

interface LineWords {
  label: string;
  hint: string;
  /** What one line is called: choice. */
  one: string;
  /** Whether lines can be right; one of them, or several. */
  ticks?: 'one' | 'several';
  /** Names the right side of a pair. */
  other?: string;
  ordered?: boolean;
}

const words: Readonly<Partial<Record<Question['kind'], LineWords>>> = {
  single: {
    label: 'Choices',
    one: 'Choice',
    ticks: 'one',
    hint: 'Tick the right one. Students see them shuffled.',
  },
  several: {
    label: 'Choices',
    one: 'Choice',
    ticks: 'several',
    hint: 'Tick all the right ones. A wrong tick costs as many points as a right one earns.',
  },
  order: {
    label: 'Items in the right order',
    one: 'Item',
    ordered: true,
    hint: 'Students see them shuffled.',
  },
  match: {
    label: 'Pairs',
    one: 'Left side',
    other: 'Right side',
    hint: 'Students see the right-hand sides shuffled.',
  },
  short: {
    label: 'Accepted answers',
    one: 'Answer',
    hint: 'Capitals and punctuation don’t matter. The first answer is shown as the right one.',
  },
  mark: {
    label: 'Pieces of the text',
    one: 'Piece',
    ticks: 'several',
    ordered: true,
    hint: 'They stay in this order. Tick the pieces that students should mark.',
  },
};

interface TypedLinesProps {
  kind: Question['kind'];
  lines: readonly TypedLine[];
  error?: string;
  onLines: (lines: TypedLine[]) => void;
}

/** Puts a line one place up or down. */
function moved(lines: readonly TypedLine[], at: number, by: number): TypedLine[] {
  const next = [...lines];
  const [line] = next.splice(at, 1);
  if (line) next.splice(at + by, 0, line);
  return next;
}

/** The choices, items, pairs, answers or pieces of a question, one line each. */
export function TypedLines({ kind, lines, error, onLines }: TypedLinesProps) {
  const field = useField({ error });
  const said = words[kind];
  if (!said) return null;
  const { label, hint, one, ticks, other, ordered } = said;
  // What is left empty is marked; where nothing is, the first line stands for all of them.
  const hasBlank = lines.some(
    ({ text, other: beside }) => text.trim() === '' || (other && beside.trim() === ''),
  );
  const change = (key: string, part: Partial<TypedLine>) =>
    onLines(lines.map((line) => (line.key === key ? { ...line, ...part } : line)));
  function tick(key: string, isRight: boolean) {
    if (ticks === 'one') onLines(lines.map((line) => ({ ...line, isRight: line.key === key })));
    else change(key, { isRight });
  }
  return (
    <FieldGroup id={field.id} label={label} hint={hint} error={field.error} required>
      <ul className="grid gap-2">
        {lines.map((line, at) => (
          <li key={line.key} className="flex items-center gap-1.5">
            {ticks ? (
              <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
                <span className="sr-only">{`${one} ${at + 1} is right`}</span>
                <input
                  type={ticks === 'one' ? 'radio' : 'checkbox'}
                  name={`${field.id}-right`}
                  checked={line.isRight}
                  onChange={(event) => tick(line.key, event.currentTarget.checked)}
                  className="size-6 accent-[var(--ink)]"
                />
              </label>
            ) : null}
            <div className={`grid min-w-0 flex-1 gap-1.5 ${other ? 'sm:grid-cols-2' : ''}`}>
              <input
                aria-label={`${one} ${at + 1}`}
                aria-invalid={
                  field.error && (line.text.trim() === '' || (at === 0 && !hasBlank)) ? true : undefined
                }
                value={line.text}
                maxLength={2000}
                autoComplete="off"
                onChange={(event) => change(line.key, { text: event.currentTarget.value })}
                className={lineLook}
              />
              {other ? (
                <input
                  aria-label={`${other} ${at + 1}`}
                  aria-invalid={field.error && line.other.trim() === '' ? true : undefined}
                  value={line.other}
                  maxLength={2000}
                  autoComplete="off"
                  onChange={(event) => change(line.key, { other: event.currentTarget.value })}
                  className={lineLook}
                />
              ) : null}
            </div>
            {ordered ? (
              <span className="flex">
                <IconButton
                  label={`Move ${one.toLowerCase()} ${at + 1} up`}
                  icon={ArrowUp}
                  variant="plain"
                  aria-disabled={at === 0}
                  onClick={() => (at === 0 ? undefined : onLines(moved(lines, at, -1)))}
                  className="aria-disabled:opacity-35"
                />
                <IconButton
                  label={`Move ${one.toLowerCase()} ${at + 1} down`}
                  icon={ArrowDown}
                  variant="plain"
                  aria-disabled={at === lines.length - 1}
                  onClick={() => (at === lines.length - 1 ? undefined : onLines(moved(lines, at, 1)))}
                  className="aria-disabled:opacity-35"
                />
              </span>
            ) : null}
            <IconButton
              label={`Remove ${one.toLowerCase()} ${at + 1}`}
              icon={X}
              variant="plain"
              onClick={() => onLines(lines.filter(({ key }) => key !== line.key))}
            />
          </li>
        ))}
      </ul>
      {lines.length < 20 ? (
        <Button
          variant="ghost"
          size="small"
          onClick={() => onLines([...lines, emptyLine()])}
          className="mt-2 mb-1"
        >
          <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
          {other ? 'Add pair' : `Add ${one.toLowerCase()}`}
        </Button>
      ) : null}
    </FieldGroup>
  );
}
