import { type PointerEvent, useRef, useState } from 'react';
import { type Ink, inkTrouble, type Point, pad, pathOf, type Stroke, typedPath } from './ink.ts';

interface SignPadProps {
  name: string;
  ink: Ink | null;
  onInk: (ink: Ink | null) => void;
}

const mostPoints = 3000;

/** The line to sign on: by finger, pen or mouse, or with the typed name. */
export function SignPad({ name, ink, onInk }: SignPadProps) {
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [trouble, setTrouble] = useState<string | null>(null);
  const drawing = useRef(false);
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Point => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return [((clientX - left) / width) * pad.width, ((clientY - top) / height) * pad.height];
  };
  const sum = strokes.reduce((all, stroke) => all + stroke.length, 0);
  function finish() {
    const found = inkTrouble(strokes);
    setTrouble(found);
    if (found) return;
    onInk({ paths: strokes.map(pathOf), by: 'hand', at: new Date().toISOString() });
    setStrokes([]);
  }
  return (
    <div className="sign-pad">
      <svg
        viewBox={`0 0 ${pad.width} ${pad.height}`}
        className="pad"
        role="img"
        aria-label={ink ? `Signature of ${name}` : 'The line to sign on, empty'}
        onPointerDown={(event) => {
          if (ink) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          drawing.current = true;
          setTrouble(null);
          setStrokes([...strokes, [pointOf(event)]]);
        }}
        onPointerMove={(event) => {
          if (!drawing.current || sum >= mostPoints) return;
          const point = pointOf(event);
          setStrokes((all) => [...all.slice(0, -1), [...(all.at(-1) ?? []), point]]);
        }}
        onPointerUp={() => {
          drawing.current = false;
        }}
        onPointerCancel={() => {
          drawing.current = false;
        }}
      >
        {(ink ? ink.paths : strokes.map(pathOf)).map((path) => (
          <path key={path} d={path} className="ink" />
        ))}
        <path d="M8 82H312" className="base" />
        {ink || strokes.length > 0 ? null : (
          <text x="14" y="74" className="cross">
            ×
          </text>
        )}
      </svg>
      <p className="trouble" role="alert">
        {trouble}
      </p>
      <div className="tools">
        {ink ? (
          <button type="button" onClick={() => onInk(null)}>
            Take the signature off
          </button>
        ) : (
          <>
            <button type="button" className="strong" onClick={finish}>
              Sign
            </button>
            <button type="button" disabled={strokes.length === 0} onClick={() => setStrokes([])}>
              Clear signature
            </button>
            <button
              type="button"
              onClick={() => {
                const isNamed = name.trim() !== '';
                setTrouble(isNamed ? null : 'Name the tenant first. Then you can sign from the keyboard.');
                if (isNamed)
                  onInk({ paths: [typedPath(name)], by: 'keyboard', at: new Date().toISOString() });
              }}
            >
              Sign with the typed name
            </button>
          </>
        )}
      </div>
    </div>
  );
}
