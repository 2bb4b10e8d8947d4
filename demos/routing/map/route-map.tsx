import { Crosshair, Maximize, Minus, Plus } from 'lucide-react';
import { memo, type Ref, useEffect, useId, useImperativeHandle, useMemo, useRef } from 'react';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { colourOf } from '../plan/colours.ts';
import { useSteady } from '../use-steady.ts';
import { CanvasLayer } from './canvas-layer.tsx';
import { LabelLayer } from './label-layer.tsx';
import { labelsOf } from './labels.ts';
import { LandLayer } from './land-layer.tsx';
import { fromWorld, onScreen, underPointer } from './mercator.ts';
import type { Outlines } from './outlines.ts';
import { dotAt, lineAt, type Scene } from './scene.ts';
import { SvgLayer } from './svg-layer.tsx';
import { TileLayer, type Tiles } from './tile-layer.tsx';
import { type HandAt, useGestures } from './use-gestures.ts';
import { useOutlines } from './use-outlines.ts';
import { useThemeName } from './use-theme-name.ts';
import { useView } from './use-view.ts';

/** What the tools beside the map ask of it. */
export interface MapHandle {
  zoom: (factor: number) => void;
  fit: () => void;
  focus: () => void;
  /** The vehicle whose line is under a point of the window. */
  lineAt: (clientX: number, clientY: number) => string | null;
}

interface RouteMapProps {
  ref: Ref<MapHandle>;
  scene: Scene;
  outlines: Outlines;
  /** Tiles to lie under the routes; null for our own outlines. */
  tiles: Tiles | null;
  /** Changes when another day is opened: the map then shows all of it. */
  dayKey: string;
  lane: number | null;
  selected: string | null;
  /** Whether the next press places a stop. */
  isPlacing: boolean;
  onSelect: (stopId: string | null) => void;
  onChoose: (vehicleId: string) => void;
  onPlace: (longitude: number, latitude: number) => void;
  onGrab: (stopId: string, at: HandAt) => void;
  /** Whether a card that lies on it has something to say of the plan: the day is then shown beside it. */
  hasCard: boolean;
}

const mostSvgStops = 200;
/** A length as a share of the map's own, so that it holds until the map knows its size. */
const share = (length: number, whole: number) => ((100 * length) / whole).toFixed(2);
/** How far from the edge a stop that is looked at stays, in pixels. */
const edge = 40;

function TheMap({
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
  hasCard,
}: RouteMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const help = useId();
  const map = useView(box, scene, dayKey, hasCard);
  const { view, size, covered, isMeasured } = map;
  const seen = useMemo(
    () => [underPointer(0, 0, view, size), underPointer(size.width, size.height, view, size)],
    [view, size],
  );
  const outlines = useOutlines(given, isMeasured ? seen : scene.points);
  const theme = useThemeName();
  const isMany = scene.dots.length > mostSvgStops;
  const placeAt = (x: number, y: number) => {
    const { longitude, latitude } = fromWorld(underPointer(x, y, view, size));
    onPlace(longitude, latitude);
  };
  const hands = useGestures(box, map, {
    grab: (x, y) => (isPlacing ? null : (dotAt(scene, view, size, x, y)?.id ?? null)),
    onDrag: (id, event) => onGrab(id, event),
    onPress(id, x, y) {
      if (isPlacing) placeAt(x, y);
      else if (id) onSelect(id);
      else {
        const vehicleId = lineAt(scene, view, size, x, y, 8);
        if (vehicleId) onChoose(vehicleId);
        else onSelect(null);
      }
    },
    onEnter() {
      if (isPlacing) placeAt(size.width / 2, size.height / 2);
    },
  });
  useImperativeHandle(ref, () => ({
    zoom: (factor) => map.zoom(factor),
    fit: map.fit,
    focus: () => box.current?.focus({ preventScroll: true }),
    lineAt(clientX, clientY) {
      const part = box.current?.getBoundingClientRect();
      if (!part || clientX < part.left || clientX > part.right || clientY < part.top || clientY > part.bottom)
        return null;
      return lineAt(scene, view, size, clientX - part.left, clientY - part.top);
    },
  }));
  // The map's position, for benchmarks that measure how it moves.
  useEffect(() => {
    if (box.current)
      box.current.dataset.view = `${view.x.toFixed(6)} ${view.y.toFixed(6)} ${Math.round(view.scale)}`;
  });
  // A stop that is looked at from elsewhere comes into sight, and out from under the card about it.
  const keepInSight = useSteady((stopId: string) => {
    const dot = scene.dots.find(({ id }) => id === stopId);
    if (!dot) return;
    const { x, y } = onScreen(dot, view, size);
    const into = (at: number, most: number) => Math.max(edge - at, 0) + Math.min(most - edge - at, 0);
    const [dx, dy] = [into(x, size.width - covered), into(y, size.height)];
    if (dx !== 0 || dy !== 0) map.pan(dx, dy);
  });
  useEffect(() => {
    if (selected) keepInSight(selected);
  }, [selected, keepInSight]);
  const underCards = hasCard || selected ? covered : 0;
  const labels = useMemo(
    () => labelsOf(scene, { view, size, covered: underCards }, lane, selected, tiles ? [] : outlines.towns),
    [scene, view, size, underCards, lane, selected, tiles, outlines],
  );
  return (
    <div className="relative min-h-80 flex-1 overflow-hidden bg-sunk">
      <div
        ref={box}
        role="application"
        aria-roledescription="map"
        aria-label="Routes"
        aria-describedby={help}
        tabIndex={0}
        className={`@container-size absolute inset-0 touch-none select-none -outline-offset-4 ${isPlacing ? 'cursor-crosshair' : 'cursor-grab active:cursor-grabbing'}`}
        {...hands}
      >
        {tiles ? <TileLayer template={tiles.url} view={view} size={size} /> : null}
        <svg
          viewBox={`0 0 ${size.width} ${size.height}`}
          aria-hidden="true"
          className="absolute inset-0 size-full"
        >
          {tiles ? null : <LandLayer outlines={outlines} view={view} size={size} />}
          {isMany ? null : <SvgLayer scene={scene} view={view} size={size} lane={lane} selected={selected} />}
          {isMany ? null : (
            <g className={isMeasured ? '' : 'max-lg:hidden'}>
              <LabelLayer labels={labels} />
            </g>
          )}
        </svg>
        {isMany ? (
          <CanvasLayer scene={scene} view={view} size={size} lane={lane} selected={selected} theme={theme} />
        ) : null}
        {isMany ? (
          <svg
            viewBox={`0 0 ${size.width} ${size.height}`}
            aria-hidden="true"
            className="pointer-events-none absolute inset-0 size-full"
          >
            <LabelLayer labels={labels} />
          </svg>
        ) : null}
        {labels.vans.map(({ vehicleId, name, fullName, lane: own, box: { left, right, top } }) => (
          <button
            key={vehicleId}
            type="button"
            tabIndex={-1}
            data-vehicle={vehicleId}
            aria-label={fullName}
            onClick={() => onChoose(vehicleId)}
            className="absolute start-0 top-0 max-lg:-mt-[7px] max-lg:grid max-lg:min-h-11 max-lg:place-items-center"
            style={{
              translate: `calc(${share((left + right) / 2, size.width)}cqw - 50%) ${share(top, size.height)}cqh`,
            }}
          >
            <span className="flex items-center gap-1.5 rounded-full border border-line bg-raised px-2.5 py-1 text-[.8125rem] font-medium whitespace-nowrap">
              <span
                aria-hidden="true"
                className="size-2 rounded-full"
                style={{ background: colourOf(own) }}
              />
              {name}
            </span>
          </button>
        ))}
      </div>
      {isPlacing ? (
        <Crosshair
          size={24}
          strokeWidth={1.5}
          aria-hidden="true"
          className="pointer-events-none absolute start-1/2 top-1/2 -translate-1/2"
        />
      ) : null}
      <p id={help} className="sr-only">
        Use the arrow keys to move the map, plus and minus to zoom, and zero to show everything. Press N for
        the next stop and M to move it to another van. The timeline below shows the same stops.
      </p>
      <p className="pointer-events-none absolute end-0 bottom-0 max-w-[70%] truncate bg-[color-mix(in_oklab,var(--raised),transparent_25%)] px-2 py-0.5 text-[.75rem] text-mute">
        {tiles ? tiles.credit : 'Natural Earth; towns: GeoNames, CC BY 4.0'}
      </p>
      <div className="absolute bottom-3 start-3 flex gap-1.5 lg:hidden">
        <IconButton label="Zoom in" icon={Plus} onClick={() => map.zoom(1.5)} />
        <IconButton label="Zoom out" icon={Minus} onClick={() => map.zoom(1 / 1.5)} />
        <IconButton label="Show all" icon={Maximize} onClick={map.fit} />
      </div>
    </div>
  );
}

/** The day on a map: wheel, pull, pinch or keys move it; a stop is picked up and dropped on another route. */
export const RouteMap = memo(TheMap);
