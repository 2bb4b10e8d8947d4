import { type CSSProperties, type KeyboardEvent, type RefObject, useRef } from 'react';
import { saidPlace } from '#engines/compose/alt-text.ts';
import { widthOf } from '#engines/compose/draw/draw-scene.ts';
import { frame, type Placed } from '#engines/compose/layout/scene.ts';
import type { Part } from '#engines/compose/parts/part.ts';
import type { ObjectActions } from './object-actions.ts';
import { useDrag } from './use-drag.ts';

interface ObjectHandleProps {
  picture: RefObject<HTMLElement | null>;
  object: Placed;
  part: Part;
  selected: boolean;
  actions: ObjectActions;
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const share = (part: number, of: number): string => `${(100 * part) / of}%`;

/** What a key does to an object; false where it does nothing. */
function pressed(
  { key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent,
  object: Placed,
  actions: ObjectActions,
): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  const { id, height } = object;
  const step = steps[key];
  const far = shiftKey ? 64 : 12;
  if (step) actions.nudge(id, step[0] * far, step[1] * far);
  else if (key === '+' || key === '=') actions.size(id, height * 1.08);
  else if (key === '-') actions.size(id, height / 1.08);
  else if (key === 'Delete' || key === 'Backspace') actions.remove(id);
  else if (key === ']') actions.shift(id, 1);
  else if (key === '[') actions.shift(id, -1);
  else if (key === 'd') actions.duplicate(id);
  else if (key === 'f') actions.flip(id);
  else if (key === 'Escape') actions.select(null);
  else return false;
  return true;
}

/** The button over an object of the picture: chosen by a press or by Tab, moved by dragging or with the arrows. */
export function ObjectHandle({ picture, object, part, selected, actions }: ObjectHandleProps) {
  const from = useRef(object);
  const drag = useDrag(picture, {
    onStart: () => {
      from.current = object;
      actions.select(object.id);
      actions.beginStep();
    },
    onDrag: (right, down) => actions.move(object.id, from.current.x + right, from.current.y + down),
  });
  const width = widthOf(object, part);
  const name = [object.colourWord, object.noun].filter(Boolean).join(' ');
  const place: CSSProperties = {
    left: share(object.x - width / 2, frame.width),
    top: share(object.y - object.height, frame.height),
    width: share(width, frame.width),
    height: share(object.height, frame.height),
  };
  return (
    <button
      type="button"
      aria-pressed={selected}
      aria-label={`${name}, ${saidPlace(object.x, object.y)}`}
      style={place}
      // A finger needs 44 pixels. What is added to a small object lies below all objects, so that it covers none beside it.
      className="absolute cursor-grab touch-none rounded-sm before:absolute before:top-1/2 before:left-1/2 before:-z-1 before:size-full before:min-h-11 before:min-w-11 before:-translate-1/2 hover:outline-2 hover:outline-dashed hover:outline-white active:cursor-grabbing aria-pressed:shadow-[0_0_0_3px_#fff] aria-pressed:outline-3 aria-pressed:outline-dashed aria-pressed:outline-cobalt"
      onFocus={() => actions.select(object.id)}
      onKeyDown={(event) => {
        if (!pressed(event, object, actions)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
      {...drag}
    />
  );
}

/** The handle at the corner of the chosen object: pulling it makes the object larger or smaller. */
export function SizeHandle({ picture, object, part, actions }: Omit<ObjectHandleProps, 'selected'>) {
  const from = useRef(object.height);
  const width = widthOf(object, part);
  const drag = useDrag(picture, {
    onStart: () => {
      from.current = object.height;
      actions.beginStep();
    },
    onDrag: (right, down) =>
      actions.size(object.id, from.current + (Math.abs(right) > Math.abs(down) ? 2 * right : -down)),
  });
  return (
    <span
      aria-hidden="true"
      data-handle="size"
      style={{
        // It stays whole inside the picture, whose edges cut off what reaches over them, and beside the object, which may be small.
        left: `min(${share(object.x + width / 2, frame.width)}, 100% - 2.75rem)`,
        top: `max(${share(object.y - object.height, frame.height)}, 2.75rem)`,
      }}
      className="absolute size-11 -translate-y-full cursor-nesw-resize touch-none"
      {...drag}
    >
      <span className="absolute bottom-0 left-0 size-4 -translate-x-1/2 translate-y-1/2 rounded-full border-2 border-cobalt bg-white" />
    </span>
  );
}
