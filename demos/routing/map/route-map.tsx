import { Maximize, Minus, Plus } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useId, useImperativeHandle, useRef } from 'react';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { colourOf } from '../plan/colours.ts';
import { CanvasLayer } from './canvas-layer.tsx';
import { LandLayer } from './land-layer.tsx';
import { fromWorld, onScreen, underPointer } from './mercator.ts';
import type { Outlines } from './outlines.ts';
import { dotAt, lineAt, type Scene } from './scene.ts';
import { SvgLayer } from './svg-layer.tsx';
import { TileLayer } from './tile-layer.tsx';
import { useGestures } from './use-gestures.ts';
import { useOutlines } from './use-outlines.ts';
import { useThemeName } from './use-theme-name.ts';
import { useView } from './use-view.ts';

/** What the tools beside the map ask of it. */
export interface MapHandle {
  zoom: (factor: number) => void;
  fit: () => void;
  /** The vehicle whose line is under a point of the window. */
  lineAt: (clientX: number, clientY: number) => string | null;
}

interface RouteMapProps {
  ref: Ref<MapHandle>;
  scene: Scene;
  outlines: Outlines;
  /** The address of tiles to lie under the routes, with {z}, {x} and {y}; null for our own outlines. */
  tiles: string | null;
  /** Changes when another day is opened: the map then shows all of it. */
  dayKey: string;
  lane: number | null;
  selected: string | null;
  /** Whether the next press places a stop. */
  isPlacing: boolean;
  onSelect: (stopId: string | null) => void;
  onChoose: (vehicleId: string) => void;
  onPlace: (longitude: number, latitude: number) => void;
  onGrab: (stopId: string, at: { clientX: number; clientY: number }) => void;
  /** Cards that lie on the map. */
  children?: ReactNode;
}

const mostSvgStops = 200;
const mostNames = 40;

/** The day on a map: wheel, pull, pinch or keys move it; a stop is picked up and dropped on another route. */
export function RouteMap({
  ref,
  scene,
  outlines: given,
  tiles,
  dayKey,
  lane,
  selected,
  isPlacing,
  onSelect,
  onChoose,
  onPlace,
  onGrab,
  children,
}: RouteMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const help = useId();
  const map = useView(box, scene, dayKey);
  const { view, size } = map;
  const outlines = useOutlines(given, scene.points);
  const theme = useThemeName();
  const isMany = scene.dots.length > mostSvgStops;
  const hands = useGestures(box, map, {
    grab: (x, y) => (isPlacing ? null : (dotAt(scene, view, size, x, y)?.id ?? null)),
    onDrag: (id, event) => onGrab(id, event),
    onPress(id, x, y) {
      if (isPlacing) {
        const { longitude, latitude } = fromWorld(underPointer(x, y, view, size));
        onPlace(longitude, latitude);
      } else if (id) onSelect(id);
      else {
        const vehicleId = lineAt(scene, view, size, x, y, 8);
        if (vehicleId) onChoose(vehicleId);
        else onSelect(null);
      }
    },
  });
  useImperativeHandle(ref, () => ({
    zoom: (factor) => map.zoom(factor),
    fit: map.fit,
    lineAt(clientX, clientY) {
      const part = box.current?.getBoundingClientRect();
      if (!part || clientX < part.left || clientX > part.right || clientY < part.top || clientY > part.bottom)
        return null;
      return lineAt(scene, view, size, clientX - part.left, clientY - part.top);
    },
  }));
  // The place of the map is told to whoever measures how it moves.
  useEffect(() => {
    if (box.current)
      box.current.dataset.view = `${view.x.toFixed(6)} ${view.y.toFixed(6)} ${Math.round(view.scale)}`;
  });
  const depotNames = scene.depots.map((depot) => ({ ...depot, ...onScreen(depot, view, size) }));
  return (
    <div className="relative min-h-80 flex-1 overflow-hidden bg-sunk">
      <div
        ref={box}
        role="application"
        aria-roledescription="map"
        aria-label="Routes"
        aria-describedby={help}
        tabIndex={0}
        className={`absolute inset-0 touch-none select-none -outline-offset-4 ${isPlacing ? 'cursor-crosshair' : 'cursor-grab active:cursor-grabbing'}`}
        {...hands}
      >
        {tiles ? <TileLayer template={tiles} view={view} size={size} /> : null}
        <svg
          viewBox={`0 0 ${size.width} ${size.height}`}
          aria-hidden="true"
          className="absolute inset-0 size-full"
        >
          {tiles ? null : <LandLayer outlines={outlines} view={view} size={size} />}
          {isMany ? null : <SvgLayer scene={scene} view={view} size={size} lane={lane} selected={selected} />}
          {scene.dots.length <= mostNames
            ? scene.dots.map((dot) => {
                const { x, y } = onScreen(dot, view, size);
                const isLarge = dot.lane !== null && dot.lane === lane;
                return (
                  <text
                    key={dot.id}
                    x={(x + (isLarge ? 14 : 10)).toFixed(1)}
                    y={(y + 4).toFixed(1)}
                    fontSize="12"
                    fontFamily="var(--face-text)"
                    fill="var(--mute)"
                    stroke="var(--raised)"
                    strokeWidth="3"
                    paintOrder="stroke"
                    className="max-sm:hidden"
                  >
                    {dot.name}
                  </text>
                );
              })
            : null}
          {depotNames.map((depot) => (
            <text
              key={depot.id}
              x={(depot.x - 13).toFixed(1)}
              y={(depot.y + 4).toFixed(1)}
              textAnchor="end"
              fontSize="12"
              fontWeight="600"
              fontFamily="var(--face-text)"
              fill="var(--ink)"
              stroke="var(--raised)"
              strokeWidth="3"
              paintOrder="stroke"
            >
              {depot.name}
            </text>
          ))}
        </svg>
        {isMany ? (
          <CanvasLayer scene={scene} view={view} size={size} lane={lane} selected={selected} theme={theme} />
        ) : null}
        {scene.lines.length <= 12
          ? scene.lines.map((line) => {
              const { x, y } = onScreen(line.far, view, size);
              return (
                <button
                  key={line.vehicleId}
                  type="button"
                  tabIndex={-1}
                  data-vehicle={line.vehicleId}
                  onClick={() => onChoose(line.vehicleId)}
                  className="absolute flex -translate-x-1/2 items-center gap-1.5 rounded-full border border-line bg-raised px-2.5 py-1 text-[.8125rem] font-medium whitespace-nowrap"
                  style={{
                    left: `${(x / size.width) * 100}%`,
                    top: `calc(${(y / size.height) * 100}% - 2.75rem)`,
                  }}
                >
                  <span
                    aria-hidden="true"
                    className="size-2 rounded-full"
                    style={{ background: colourOf(line.lane) }}
                  />
                  {line.name}
                </button>
              );
            })
          : null}
      </div>
      <p id={help} className="sr-only">
        Arrow keys move the map, plus and minus zoom, zero shows all of it. The timeline below holds the same
        stops.
      </p>
      <div className="absolute bottom-3 start-3 flex gap-1.5 lg:hidden">
        <IconButton label="Closer" icon={Plus} onClick={() => map.zoom(1.5)} />
        <IconButton label="Wider" icon={Minus} onClick={() => map.zoom(1 / 1.5)} />
        <IconButton label="Show all" icon={Maximize} onClick={map.fit} />
      </div>
      {children}
    </div>
  );
}
