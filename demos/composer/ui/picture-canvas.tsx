import { useMemo, useRef } from 'react';
import { altText } from '#engines/compose/alt-text.ts';
import { drawScene } from '#engines/compose/draw/draw-scene.ts';
import { frame, type Scene } from '#engines/compose/layout/scene.ts';
import type { Drawings, Part } from '#engines/compose/parts/part.ts';
import { Layer } from './layer.tsx';
import type { ObjectActions } from './object-actions.ts';
import { ObjectHandle, SizeHandle } from './object-handle.tsx';

interface PictureCanvasProps {
  scene: Scene;
  partOf: (id: string) => Part | undefined;
  drawings: Drawings;
  selected: string | null;
  actions: ObjectActions;
}

/** The picture at work: every object can be chosen, moved and sized in it. */
export function PictureCanvas({ scene, partOf, drawings, selected, actions }: PictureCanvasProps) {
  const picture = useRef<HTMLDivElement>(null);
  const drawn = useMemo(() => drawScene(scene, partOf, drawings), [scene, partOf, drawings]);
  const chosen = scene.objects.find(({ id }) => id === selected);
  const chosenPart = chosen && partOf(chosen.part);
  return (
    <div
      ref={picture}
      className="relative isolate overflow-hidden rounded-card bg-sunk select-none"
      onPointerDown={({ target, currentTarget }) => {
        if (target === currentTarget) actions.select(null);
      }}
    >
      <svg
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        role="img"
        aria-label={altText(scene)}
        className="pointer-events-none block h-auto w-full"
      >
        <Layer body={drawn.back} />
        {drawn.objects.map(({ id, shadow, transform, body }) => (
          <g key={id}>
            <Layer body={shadow} />
            <g transform={transform}>
              <Layer body={body} />
            </g>
          </g>
        ))}
        <Layer body={drawn.front} />
      </svg>
      {scene.objects.map((object) => {
        const part = partOf(object.part);
        return part ? (
          <ObjectHandle
            key={object.id}
            picture={picture}
            object={object}
            part={part}
            selected={object.id === selected}
            actions={actions}
          />
        ) : null;
      })}
      {chosen && chosenPart ? (
        <SizeHandle picture={picture} object={chosen} part={chosenPart} actions={actions} />
      ) : null}
    </div>
  );
}
