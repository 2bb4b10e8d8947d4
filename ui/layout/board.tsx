import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { BoardCard, type CardMoves } from './board-card.tsx';

interface BoardColumn<Card> {
  key: string;
  heading: ReactNode;
  /** Its name for screen readers. */
  label: string;
  cards: readonly Card[];
  /** Below the cards: where the rest is, or what would stand here. */
  foot?: ReactNode;
}

interface BoardProps<Card> {
  label: string;
  columns: readonly BoardColumn<Card>[];
  keyOf: (card: Card) => string;
  nameOf: (card: Card) => string;
  /** Called when a card is dropped in another column. Without it, cards can't be moved. */
  onMove?: ((card: Card, column: string) => void) | undefined;
  /** The same function for as long as it draws the same: then only cards that have changed are redrawn. */
  children: (card: Card) => ReactNode;
  className?: string;
}

/** How near to its edge a dragged card moves the board on, in px. */
const edgeWidth = 40;

/** The column under a point, by its key. */
function columnAt(x: number, y: number): string | null {
  const under = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-board-column]');
  return under?.dataset.boardColumn ?? null;
}

/** Columns of cards that people drag by the handle with a finger or a mouse, or move with the arrow keys. */
export function Board<Card>({
  label,
  columns,
  keyOf,
  nameOf,
  onMove,
  children,
  className = '',
}: BoardProps<Card>) {
  const hint = useId();
  const [dragged, setDragged] = useState<{ key: string; over: string } | null>(null);
  const order = columns.map(({ key }) => key);
  const place = useRef<HTMLElement>(null);
  // A card that came to another column is another element: whoever moved it by key goes on from there.
  const moved = useRef<string | null>(null);
  useEffect(() => {
    const key = moved.current;
    const there = columns.some(({ cards }) => cards.some((card) => keyOf(card) === key));
    if (key === null || !there || place.current?.contains(document.activeElement)) return;
    place.current
      ?.querySelector<HTMLElement>(`[data-board-card="${CSS.escape(key)}"] button[data-grip]`)
      ?.focus();
    moved.current = null;
  }, [columns, keyOf]);

  function moveByKey(event: KeyboardEvent, card: Card, from: string) {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    const to = order[order.indexOf(from) + by];
    if (by === 0 || !to || !onMove) return;
    event.preventDefault();
    moved.current = keyOf(card);
    onMove(card, to);
  }

  function drag(event: PointerEvent<HTMLButtonElement>, card: Card, from: string) {
    if (event.button !== 0 || !onMove) return;
    event.preventDefault();
    const grip = event.currentTarget;
    grip.focus();
    const lifted = grip.closest<HTMLElement>('[data-board-card]');
    const start = { x: event.clientX, y: event.clientY };
    const board = place.current;
    const scrolled = board?.scrollLeft ?? 0;
    let at = start;
    const lift = () => {
      const x = at.x - start.x + (board?.scrollLeft ?? 0) - scrolled;
      if (lifted) lifted.style.translate = `${x}px ${at.y - start.y}px`;
      const over = columnAt(at.x, at.y);
      if (over) setDragged((before) => (before && before.over !== over ? { ...before, over } : before));
    };
    // At its edges the board goes on to the columns that are out of view.
    const edge = setInterval(() => {
      const { left = 0, right = 0 } = board?.getBoundingClientRect() ?? {};
      const by = at.x > right - edgeWidth ? 1 : at.x < left + edgeWidth ? -1 : 0;
      if (by === 0 || !board) return;
      board.scrollLeft += by * 10;
      lift();
    }, 16);
    setDragged({ key: keyOf(card), over: from });
    // The window hears it, not the grip: a card that is under the finger hides what is under it.
    const hearing = new AbortController();
    const { signal } = hearing;
    const follow = (moved: globalThis.PointerEvent) => {
      if (moved.pointerId !== event.pointerId) return;
      at = { x: moved.clientX, y: moved.clientY };
      lift();
    };
    const end = (ended: globalThis.PointerEvent) => {
      if (ended.pointerId !== event.pointerId) return;
      hearing.abort();
      clearInterval(edge);
      if (lifted) lifted.style.translate = '';
      setDragged(null);
      const to = ended.type === 'pointerup' ? columnAt(ended.clientX, ended.clientY) : null;
      if (to && to !== from) onMove(card, to);
    };
    window.addEventListener('pointermove', follow, { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
  }

  const moves = useRef<CardMoves<Card>>({ byKey: moveByKey, drag });
  moves.current = { byKey: moveByKey, drag };
  return (
    <section
      ref={place}
      aria-label={label}
      className={`relative -mx-4 overflow-x-auto px-4 pb-3 print:mx-0 print:overflow-visible print:px-0 ${className}`}
    >
      <p id={hint} className="sr-only">
        Drag the card, or press the left and right arrow keys.
      </p>
      <ol className="grid auto-cols-[minmax(11.75rem,1fr)] grid-flow-col gap-3 print:auto-cols-[minmax(0,1fr)] print:gap-1.5">
        {columns.map(({ key: column, heading, cards, foot }) => (
          <li
            key={column}
            data-board-column={column}
            className={`flex min-h-72 min-w-0 flex-col rounded-card border p-1.5 transition-colors duration-(--state) ${dragged?.over === column ? 'border-ink bg-selected' : 'border-line bg-sunk/50'}`}
          >
            <div className="px-2 pt-1 pb-2">{heading}</div>
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
              {cards.map((card) => (
                <BoardCard
                  key={keyOf(card)}
                  card={card}
                  id={keyOf(card)}
                  name={nameOf(card)}
                  column={column}
                  isDragged={dragged?.key === keyOf(card)}
                  moves={onMove ? moves : null}
                  hint={hint}
                >
                  {children}
                </BoardCard>
              ))}
            </ul>
            {foot ? <div className="px-2 pt-3 pb-1 text-[.875rem] text-mute">{foot}</div> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
