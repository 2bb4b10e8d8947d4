import { GripVertical } from 'lucide-react';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { placeUnder, withMoved } from './sortable-places.ts';

interface SortableListProps<Item> {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  /** Called when an item is dropped at another position, counted from 0; resolves once it is saved. */
  onMove: (key: string, to: number) => Promise<unknown>;
  /** Draws one item beside its handle. */
  children: (item: Item, place: number) => ReactNode;
  className?: string;
}

interface GripProps {
  name: string;
  place: string;
  hint: string;
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
  onPointerDown: (event: PointerEvent<HTMLButtonElement>) => void;
}

function Grip({ name, place, hint, ...rest }: GripProps) {
  return (
    <button
      type="button"
      aria-label={`Move ${name}, ${place}`}
      aria-describedby={hint}
      className="needs-script grid h-16 w-11 shrink-0 cursor-grab touch-none place-items-center text-mute hover:text-ink active:cursor-grabbing"
      {...rest}
    >
      <GripVertical size={20} strokeWidth={1.5} aria-hidden="true" />
    </button>
  );
}

/** Where the arrow keys take a thing; null for other keys. */
function placeByKey(key: string, place: number, last: number): number | null {
  if (key === 'ArrowUp') return Math.max(0, place - 1);
  if (key === 'ArrowDown') return Math.min(last, place + 1);
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}

const restMs = 400;

/** Tells of the last of several steps, once the keys rest: each step told by itself could overtake another. */
function useLastStep(onMove: (key: string, to: number) => unknown) {
  const waiting = useRef<{ key: string; to: number; timer: ReturnType<typeof setTimeout> } | null>(null);
  const tell = useRef(onMove);
  tell.current = onMove;
  const flush = useRef(() => {
    const step = waiting.current;
    waiting.current = null;
    clearTimeout(step?.timer);
    if (step) void tell.current(step.key, step.to);
  });
  useEffect(() => flush.current, []);
  return (key: string, to: number) => {
    if (waiting.current?.key !== key) flush.current();
    clearTimeout(waiting.current?.timer);
    waiting.current = { key, to, timer: setTimeout(flush.current, restMs) };
  };
}

/** A list in an order of one's own: dragged by the grip with a finger or a mouse, moved by the arrow keys. */
export function SortableList<Item>({
  label,
  items,
  keyOf,
  nameOf,
  onMove,
  children,
  className = '',
}: SortableListProps<Item>) {
  const hint = useId();
  const list = useRef<HTMLUListElement>(null);
  // The order under the hand holds until it is kept and the list itself brings another one.
  const [held, setHeld] = useState<{ of: readonly Item[]; keys: readonly string[] } | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [pending, setPending] = useState(0);
  const isHeld = held !== null && (pending > 0 || held.of === items) && held.keys.length === items.length;
  const keys = isHeld ? held.keys : items.map(keyOf);
  const shown = keys.flatMap((key) => items.find((item) => keyOf(item) === key) ?? []);
  // The list may be read again while something is dragged.
  const latest = useRef(items);
  latest.current = items;
  const hold = (next: readonly string[]) => setHeld({ of: latest.current, keys: next });
  async function tell(key: string, to: number) {
    setPending((before) => before + 1);
    await onMove(key, to).catch(() => {});
    setPending((before) => before - 1);
    setHeld((order) => order && { ...order, of: latest.current });
  }
  const step = useLastStep(tell);

  function moveByKey(event: KeyboardEvent<HTMLButtonElement>, key: string) {
    const place = keys.indexOf(key);
    const to = placeByKey(event.key, place, keys.length - 1);
    if (to === null) return;
    event.preventDefault();
    if (to === place) return;
    const grip = event.currentTarget;
    // A row that moves in the page loses the focus.
    flushSync(() => hold(withMoved(keys, key, to)));
    grip.focus();
    step(key, to);
  }

  function drag(event: PointerEvent<HTMLButtonElement>, key: string) {
    if (event.button !== 0) return;
    event.preventDefault();
    const grip = event.currentTarget;
    const began = keys.indexOf(key);
    let now = keys;
    grip.focus();
    setDragged(key);
    // The window hears it, not the grip: a row that moves in the page loses the pointer.
    const hearing = new AbortController();
    const { signal } = hearing;
    const isOurs = ({ pointerId }: globalThis.PointerEvent) => pointerId === event.pointerId;
    const follow = (moved: globalThis.PointerEvent) => {
      if (!isOurs(moved)) return;
      const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
      const to = placeUnder(moved.clientY, rows);
      if (to === now.indexOf(key)) return;
      now = withMoved(now, key, to);
      hold(now);
    };
    const end = (ended: globalThis.PointerEvent) => {
      if (!isOurs(ended)) return;
      hearing.abort();
      setDragged(null);
      const to = now.indexOf(key);
      if (ended.type === 'pointercancel') setHeld(null);
      else if (to !== began) void tell(key, to);
    };
    window.addEventListener('pointermove', follow, { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
  }

  return (
    <div className={className}>
      <p id={hint} className="sr-only">
        Drag the item, or press the arrow keys.
      </p>
      <ul ref={list} aria-label={label} className="@container">
        {shown.map((item, place) => {
          const key = keyOf(item);
          return (
            <li
              key={key}
              className={`flex items-stretch border-b border-line last:border-0 ${dragged === key ? 'bg-selected' : ''}`}
            >
              <Grip
                name={nameOf(item)}
                place={`${place + 1} of ${shown.length}`}
                hint={hint}
                onKeyDown={(event) => moveByKey(event, key)}
                onPointerDown={(event) => drag(event, key)}
              />
              <div className="min-w-0 flex-1">{children(item, place)}</div>
            </li>
          );
        })}
      </ul>
      <p role="status" className="sr-only">
        {isHeld ? shown.map(nameOf).join(', ') : null}
      </p>
    </div>
  );
}
