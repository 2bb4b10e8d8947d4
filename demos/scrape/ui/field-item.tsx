import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Field, Take } from '#engines/scrape/recipe/schema.ts';
import { type Kind, kinds } from '#engines/scrape/values/kind.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FoldSign, foldMotion } from '#ui/panels/fold.tsx';
import { ToolButton } from '../../kit/layout/tool-button.tsx';
import { healthSaid, kindWords, takeWords } from '../words.ts';
import { FieldMark } from './field-mark.tsx';

interface FieldItemProps {
  field: Field;
  at: number;
  last: boolean;
  /** The share of its anchors that still hold. */
  health: number | undefined;
  chosen: boolean;
  onChoose: (open: boolean) => void;
  onName: (name: string) => void;
  onKind: (kind: Kind) => void;
  onTake: (take: Take) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

const tones = { done: 'text-mute', warning: 'text-warning', danger: 'text-danger' };

/** What a field is called while somebody types: a name may be empty on its way to another. */
function NameField({ name, onName }: { name: string; onName: (name: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      required
      label="Name"
      error={typed?.trim() === '' ? 'Enter a name.' : undefined}
      value={typed ?? name}
      maxLength={60}
      onChange={(event) => {
        const { value } = event.currentTarget;
        setTyped(value);
        if (value.trim()) onName(value.trim());
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

/** One field: what it is, and all that can be different about it. */
export function FieldItem({
  field,
  at,
  last,
  health,
  chosen,
  onChoose,
  onName,
  onKind,
  onTake,
  onMove,
  onRemove,
}: FieldItemProps) {
  const part = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (chosen) part.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const worn = health === undefined ? null : healthSaid(health, field.anchors.length);
  return (
    <li className="border-b border-line last:border-0">
      <details
        ref={part}
        open={chosen}
        onToggle={(event) => onChoose(event.currentTarget.open)}
        className={`group/fold ${foldMotion}`}
      >
        <summary className="flex min-h-11 list-none items-center gap-2.5 py-1 text-[.9375rem]">
          <FieldMark at={at} />
          <span className="min-w-0 flex-1 truncate font-[540]">{field.name}</span>
          <span
            className={`text-[.8125rem] ${worn && worn.tone !== 'done' ? tones[worn.tone] : 'text-mute'}`}
          >
            {worn && worn.tone !== 'done' ? 'worn' : kindWords[field.kind]}
          </span>
          <FoldSign />
        </summary>
        <div className="grid gap-3 pt-1 pb-3">
          <NameField name={field.name} onName={onName} />
          <SelectField
            required
            label="Type"
            value={field.kind}
            onChange={(event) => onKind(event.currentTarget.value as Kind)}
          >
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {kindWords[kind]}
              </option>
            ))}
          </SelectField>
          <SelectField
            required
            label="What to take"
            value={field.take}
            onChange={(event) => onTake(event.currentTarget.value as Take)}
          >
            {Object.entries(takeWords).map(([take, words]) => (
              <option key={take} value={take}>
                {words}
              </option>
            ))}
          </SelectField>
          {worn ? <p className={`text-[.8125rem] ${tones[worn.tone]}`}>{worn.said}.</p> : null}
          <div className="-mx-2.5 flex flex-wrap">
            <ToolButton icon={ArrowUp} label="Up" aria-disabled={at === 0} onClick={() => onMove(-1)} />
            <ToolButton icon={ArrowDown} label="Down" aria-disabled={last} onClick={() => onMove(1)} />
            <ToolButton icon={Trash2} label="Remove" onClick={onRemove} />
          </div>
        </div>
      </details>
    </li>
  );
}
