import { Eraser } from 'lucide-react';
import type { Recipe } from '#engines/scrape/recipe/schema.ts';
import type { Remembered } from '../../kit/history/use-history.ts';
import { InputsPart } from '../../kit/layout/inputs-panel.tsx';
import { ToolButton } from '../../kit/layout/tool-button.tsx';
import { moved, taking, withField, without } from '../fields.ts';
import { FieldItem } from './field-item.tsx';

interface FieldListProps {
  history: Remembered<Recipe | null>;
  /** How worn each field's anchors are on the page in the frame. */
  health: readonly number[];
  chosen: number | null;
  onChoose: (field: number | null) => void;
}

/** A key for each field that stays while its name changes: what finds it. */
function keysOf({ fields }: Recipe): string[] {
  const seen = new Map<string, number>();
  return fields.map(({ take, anchors }) => {
    const key = JSON.stringify([take, anchors[0]]);
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return `${key} ${count}`;
  });
}

/** The fields of the table in their order, each to be renamed, read as something else, moved or left out. */
export function FieldList({ history, health, chosen, onChoose }: FieldListProps) {
  const recipe = history.state;
  const change = (to: (recipe: Recipe) => Recipe | null, part?: string) =>
    history.change((before) => before && to(before), part);
  if (!recipe)
    return (
      <InputsPart heading="Fields">
        <p className="text-sm text-mute text-pretty">
          No fields yet. Click something on the page that repeats, such as a price, a name or a date.
        </p>
      </InputsPart>
    );
  const keys = keysOf(recipe);
  return (
    <InputsPart heading="Fields" aside={recipe.fields.length}>
      <ul className="border-t border-line">
        {recipe.fields.map((field, at) => (
          <FieldItem
            key={keys[at]}
            field={field}
            at={at}
            last={at === recipe.fields.length - 1}
            health={health[at]}
            chosen={chosen === at}
            onChoose={(open) => {
              if (open) onChoose(at);
              else if (chosen === at) onChoose(null);
            }}
            onName={(name) => change((before) => withField(before, at, { name }), `name ${at}`)}
            onKind={(kind) => change((before) => withField(before, at, { kind }))}
            onTake={(take) => change((before) => taking(before, at, take))}
            onMove={(by) => {
              if (at + by < 0 || at + by >= recipe.fields.length) return;
              change((before) => moved(before, at, by));
              onChoose(at + by);
            }}
            onRemove={() => {
              change((before) => without(before, at));
              onChoose(null);
            }}
          />
        ))}
      </ul>
      <div className="-ms-2.5 mt-1">
        <ToolButton icon={Eraser} label="Start again" onClick={() => history.change(() => null)} />
      </div>
    </InputsPart>
  );
}
