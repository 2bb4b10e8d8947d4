import { ChevronRight, GripVertical } from 'lucide-react';
import type { PointerEvent } from 'react';
import { PersonFace } from '../parts/person-face.tsx';
import { type ChartNode, card } from './layout.ts';

interface ChartCardProps {
  node: ChartNode;
  chosen: boolean;
  over: boolean;
  dragged: boolean;
  onChoose: () => void;
  onToggle: () => void;
  /** Left out for those who may not move anybody. */
  onGrip?: (event: PointerEvent<HTMLElement>) => void;
}

/** Somebody in the organisation chart. */
export function ChartCard({ node, chosen, over, dragged, onChoose, onToggle, onGrip }: ChartCardProps) {
  const { person, x, y, reports, open } = node;
  return (
    <div
      data-chart-card={person.id}
      style={{ insetInlineStart: x, top: y, width: card.width, height: card.height }}
      className={`absolute flex items-center rounded-2xl border bg-raised ${over ? 'border-ink bg-selected outline-2 outline-ink' : chosen ? 'border-ink shadow-[0_0_0_1px_var(--ink)]' : 'border-line'} ${dragged ? 'opacity-50' : ''}`}
    >
      {onGrip ? (
        <span
          data-grip
          onPointerDown={onGrip}
          title={`Drag ${person.name} to another manager`}
          className="grid h-full w-6 shrink-0 cursor-grab touch-none place-items-center text-mute active:cursor-grabbing"
        >
          <GripVertical size={16} strokeWidth={1.5} aria-hidden="true" />
        </span>
      ) : null}
      <button
        type="button"
        onClick={onChoose}
        aria-pressed={chosen}
        className={`flex h-full min-w-0 flex-1 items-center gap-2.5 rounded-2xl text-start ${onGrip ? '' : 'ps-2'}`}
      >
        <PersonFace name={person.name} className="size-9" />
        <span className="min-w-0">
          <span className="block truncate text-[.875rem] font-medium leading-tight">{person.name}</span>
          <span className="block truncate text-[.75rem] text-mute">{person.title}</span>
        </span>
      </button>
      {reports > 0 ? (
        <button
          type="button"
          aria-expanded={open}
          aria-label={`${open ? 'Fold' : 'Unfold'} ${person.name}’s people`}
          onClick={onToggle}
          className="flex h-11 shrink-0 items-center gap-0.5 rounded-xl ps-1 pe-2 font-mono text-[.75rem] text-mute hover:text-ink"
        >
          {reports}
          <ChevronRight
            size={16}
            strokeWidth={1.5}
            aria-hidden="true"
            className={`transition-transform duration-(--state) ${open ? 'rotate-180' : ''}`}
          />
        </button>
      ) : null}
    </div>
  );
}
