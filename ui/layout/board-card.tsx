import { type KeyboardEvent, memo, type PointerEvent, type ReactNode, type RefObject } from 'react';

/** What a hand or a key does with a card. */
export interface CardMoves<Card> {
  byKey: (event: KeyboardEvent, card: Card, column: string) => void;
  drag: (event: PointerEvent<HTMLButtonElement>, card: Card, column: string) => void;
}

interface BoardCardProps<Card> {
  card: Card;
  id: string;
  name: string;
  column: string;
  isDragged: boolean;
  /** Null where nothing can be moved. */
  moves: RefObject<CardMoves<Card>> | null;
  /** The element that says how to move it. */
  hint: string;
  children: (card: Card) => ReactNode;
}

/** Six dots. As a picture of their own in each card they took half of the time in which a board is drawn. */
const dots =
  'h-[15px] w-3 bg-[radial-gradient(circle,currentColor_1.2px,transparent_1.7px)] bg-[length:6px_5px]';

function OneCard<Card>({ card, id, name, column, isDragged, moves, hint, children }: BoardCardProps<Card>) {
  return (
    <li
      data-board-card={id}
      className={`relative flex rounded-input border border-line bg-raised ${isDragged ? 'pointer-events-none z-10 shadow-[0_16px_40px_oklch(.1_.01_275/.2)]' : ''}`}
    >
      <div className="min-w-0 flex-1">{children(card)}</div>
      {moves ? (
        <button
          type="button"
          data-grip
          aria-label={`Move ${name}`}
          aria-describedby={hint}
          onKeyDown={(event) => moves.current.byKey(event, card, column)}
          onPointerDown={(event) => moves.current.drag(event, card, column)}
          className="needs-script absolute end-0 top-0 grid h-11 w-9 shrink-0 cursor-grab touch-none place-items-center rounded-se-input rounded-es-xl text-mute hover:bg-selected hover:text-ink active:cursor-grabbing"
        >
          <span aria-hidden="true" className={dots} />
        </button>
      ) : null}
    </li>
  );
}

/** A card with its grip. It is drawn anew only when it has changed itself, or how cards are drawn. */
export const BoardCard = memo(OneCard) as typeof OneCard;
