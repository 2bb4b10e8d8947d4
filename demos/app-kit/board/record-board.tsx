import { type ReactNode, useMemo, useState } from 'react';
import { grouped } from '#lib/money/grouped.ts';
import { Board } from '#ui/layout/board.tsx';
import { More } from '../list/more.tsx';
import { cardsByColumn } from './cards-by-column.ts';

interface RecordBoardProps<Card extends { id: string }> {
  label: string;
  columns: readonly { key: string; label: string; heading?: ReactNode; empty?: ReactNode }[];
  cards: readonly Card[];
  columnOf: (card: Card) => string;
  nameOf: (card: Card) => string;
  /** Called once a card was let go in another column. Without it nothing can be moved. */
  onMove?: (card: Card, column: string) => void;
  /** Draws a card; leave its end free at the top, where the grip stands. */
  children: (card: Card) => ReactNode;
  className?: string;
}

/** Drawn of each column at first, and with each further part. */
const part = 20;
/** Of a board with more cards than this only a window's length is drawn: more would take longer than a frame has. */
const many = 300;
const windowful = 10;
const idOf = ({ id }: { id: string }) => id;

/** A board of any number of cards: each column draws its first part, and more of it when asked. */
export function RecordBoard<Card extends { id: string }>({
  columns,
  cards,
  columnOf,
  onMove,
  ...rest
}: RecordBoardProps<Card>) {
  const firstPart = cards.length > many ? windowful : part;
  const [shown, setShown] = useState<Readonly<Record<string, number>>>({});
  // A card that was just moved is on top, where the visitor is looking.
  const [moved, setMoved] = useState<readonly string[]>([]);
  const parts = useMemo(() => cardsByColumn(cards, columnOf, moved), [cards, columnOf, moved]);
  return (
    <Board
      {...rest}
      keyOf={idOf}
      onMove={
        onMove
          ? (card, column) => {
              setMoved((before) => [card.id, ...before.filter((id) => id !== card.id)].slice(0, part));
              onMove(card, column);
            }
          : undefined
      }
      columns={columns.map(({ key, label, heading, empty }) => {
        const all = parts.get(key) ?? [];
        const most = shown[key] ?? firstPart;
        const left = all.length - most;
        return {
          key,
          label,
          heading: heading ?? (
            <p className="flex items-baseline justify-between gap-2">
              <span className="min-w-0 truncate font-medium">{label}</span>
              <span className="font-mono text-[.8125rem] text-mute">{grouped(all.length)}</span>
            </p>
          ),
          cards: all.slice(0, most),
          foot:
            left > 0 ? (
              <More
                left={left}
                part={part}
                onMore={() => setShown((before) => ({ ...before, [key]: (before[key] ?? firstPart) + part }))}
              />
            ) : all.length === 0 ? (
              empty
            ) : null,
        };
      })}
    />
  );
}
