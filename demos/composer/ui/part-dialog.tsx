import { useState } from 'react';
import type { Dictionary } from '#engines/compose/parts/dictionary.ts';
import type { Drawings, Part } from '#engines/compose/parts/part.ts';
import { counted, grouped } from '#lib/money/grouped.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { Dialog } from '#ui/panels/dialog.tsx';
import { Layer } from './layer.tsx';

interface PartDialogProps {
  id: string;
  heading: string;
  dictionary: Dictionary | null;
  drawings: Drawings;
  /** Fetches drawings of parts that are about to be shown. */
  onNeed: (ids: readonly string[]) => void;
  onChoose: (part: Part) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const most = 40;

/** Looks for a part by its name, and gives it back when it is chosen. */
export function PartDialog({
  id,
  heading,
  dictionary,
  drawings,
  onNeed,
  onChoose,
  open,
  onOpenChange,
}: PartDialogProps) {
  const [text, setText] = useState('');
  const found = dictionary?.search(text, most) ?? [];
  return (
    <Dialog id={id} heading={heading} size="wide" open={open} onOpenChange={onOpenChange}>
      <TextField
        required
        label="Name of an object"
        name="part"
        autoComplete="off"
        placeholder="tree"
        value={text}
        onChange={(event) => {
          const { value } = event.currentTarget;
          setText(value);
          onNeed((dictionary?.search(value, most) ?? []).map((part) => part.id));
        }}
      />
      <p role="status" className="mt-3 text-sm text-mute">
        {text === ''
          ? dictionary && `Search ${grouped(dictionary.all.length)} drawings by name.`
          : found.length === 0
            ? 'No drawing has this name. Try a plainer word.'
            : found.length === most
              ? `The ${most} nearest drawings`
              : counted(found.length, 'drawing')}
      </p>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2">
        {found.map((part) => {
          const [x, y, width, height] = part.box;
          return (
            <li key={part.id}>
              <button
                type="button"
                onClick={() => onChoose(part)}
                className="grid w-full justify-items-center gap-1 rounded-input border border-line bg-raised p-2 text-center text-[.8125rem] leading-tight hover:bg-selected"
              >
                <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true" className="h-14 w-full">
                  <Layer body={drawings[part.id] ?? ''} />
                </svg>
                {part.names[0]}
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
