import {
  ArrowDownToLine,
  ArrowUpToLine,
  Copy,
  FlipHorizontal2,
  Minus,
  Plus,
  Replace,
  Trash2,
} from 'lucide-react';
import type { Placed } from '#engines/compose/layout/scene.ts';
import type { Part } from '#engines/compose/parts/part.ts';
import { colourWords } from '#engines/compose/words/colours.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { ToolButton } from '../../kit/layout/tool-button.tsx';
import type { ObjectActions } from './object-actions.ts';

interface ObjectPanelProps {
  object: Placed;
  part: Part;
  actions: ObjectActions;
  onReplace: () => void;
}

const swatches = [
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
  'brown',
  'black',
  'grey',
  'white',
];
const tones = ['light', 'medium-light', 'medium', 'medium-dark', 'dark'];

/** What can be done to the chosen object. */
export function ObjectPanel({ object, part, actions, onReplace }: ObjectPanelProps) {
  const { id } = object;
  const tone = tones.find((one) => object.part === `${part.id}-${one}`) ?? '';
  return (
    <section
      aria-label={`Chosen object: ${object.noun}`}
      className="rounded-card border border-line bg-raised p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="font-sans text-base font-semibold tracking-normal">
          {[object.colourWord, object.noun].filter(Boolean).join(' ')}
        </h3>
        <div className="-mx-2.5 flex flex-wrap">
          <ToolButton icon={Replace} label="Replace" onClick={onReplace} />
          <ToolButton icon={Copy} label="Duplicate" onClick={() => actions.duplicate(id)} />
          <ToolButton icon={FlipHorizontal2} label="Flip" onClick={() => actions.flip(id)} />
          <ToolButton icon={ArrowUpToLine} label="Forward" onClick={() => actions.shift(id, 1)} />
          <ToolButton icon={ArrowDownToLine} label="Backward" onClick={() => actions.shift(id, -1)} />
          <ToolButton icon={Plus} label="Larger" onClick={() => actions.size(id, object.height * 1.15)} />
          <ToolButton icon={Minus} label="Smaller" onClick={() => actions.size(id, object.height / 1.15)} />
          <ToolButton icon={Trash2} label="Delete" onClick={() => actions.remove(id)} />
        </div>
      </div>
      <div className="mt-3 grid items-start gap-x-8 gap-y-4 sm:grid-cols-[1fr_auto]">
        <fieldset disabled={part.main.length === 0}>
          <legend className="text-sm font-medium">Colour</legend>
          <div className="mt-2 flex flex-wrap gap-1.5">
            <button
              type="button"
              aria-pressed={object.colour === null}
              onClick={() => actions.colour(id, null, null)}
              className="min-h-11 rounded-full border border-outline px-3.5 text-sm lg:min-h-9 aria-pressed:bg-selected aria-pressed:font-semibold"
            >
              As drawn
            </button>
            {swatches.map((word) => (
              <button
                key={word}
                type="button"
                aria-label={word}
                title={word}
                aria-pressed={object.colour === colourWords[word]}
                onClick={() => actions.colour(id, colourWords[word] ?? null, word)}
                style={{ backgroundColor: colourWords[word] }}
                className="size-11 rounded-full border border-outline lg:size-9 aria-pressed:outline-3 aria-pressed:outline-offset-2 aria-pressed:outline-ink"
              />
            ))}
            <label className="inline-flex min-h-11 items-center gap-2 rounded-full lg:min-h-9 border border-outline px-3 text-sm">
              Any
              <input
                type="color"
                aria-label="Any colour"
                value={object.colour ?? part.main[0] ?? '#888888'}
                onChange={(event) => actions.colour(id, event.currentTarget.value, null)}
                className="h-6 w-8 cursor-pointer bg-transparent"
              />
            </label>
          </div>
        </fieldset>
        {part.tones ? (
          <SelectField
            className="sm:w-48"
            label="Skin tone"
            value={tone}
            onChange={(event) => {
              const { value } = event.currentTarget;
              actions.tone(id, value ? `${part.id}-${value}` : part.id);
            }}
          >
            <option value="">As drawn</option>
            {tones.map((one) => (
              <option key={one} value={one}>
                {one.replace('-', ' ')}
              </option>
            ))}
          </SelectField>
        ) : null}
      </div>
    </section>
  );
}
