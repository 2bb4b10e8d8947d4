import { useVirtualizer } from '@tanstack/react-virtual';
import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import type { Stop } from '#engines/routing/problem.ts';
import { counted } from '#lib/money/grouped.ts';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Dialog } from '#ui/panels/dialog.tsx';
import { withNewStop, withoutStop, withStop } from '../plan/day-changes.ts';
import { nameOf } from '../plan/looked-up.ts';
import type { DayModel } from '../use-day.ts';
import { type StopField, stopFields } from './stop-fields.ts';

interface StopsDialogProps {
  id: string;
  model: DayModel;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const rowHeight = 44;
const grid =
  'grid grid-cols-[minmax(9rem,1fr)_6rem_6rem_4.5rem_5rem_5rem_4rem_7rem_4rem_4.5rem_6rem_2.75rem] gap-x-1';

function Cell({
  stop,
  field,
  onChange,
}: {
  stop: Stop;
  field: StopField;
  onChange: (change: Partial<Stop>) => void;
}) {
  const value = field.show(stop);
  return (
    <input
      key={value}
      aria-label={`${field.label} of ${nameOf(stop)}`}
      defaultValue={value}
      placeholder={field.empty}
      onBlur={(event) => {
        const { currentTarget: input } = event;
        if (input.value === value) return;
        const change = field.read(input.value, stop);
        if (change) onChange(change);
        else input.value = value;
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
      }}
      className={`h-9 w-full min-w-0 rounded-lg border border-transparent bg-transparent px-2 text-sm hover:border-line focus:border-outline focus:bg-raised ${field.key === 'name' ? 'font-medium' : 'font-mono text-[.8125rem]'}`}
    />
  );
}

/** All stops as a table that is edited in place; thousands of rows are drawn as they come into sight. */
export function StopsDialog({ id, model, open, onOpenChange }: StopsDialogProps) {
  const { day, look } = model;
  const { stops } = day.problem;
  const box = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: open ? stops.length : 0,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  });
  return (
    <Dialog
      id={id}
      heading={counted(stops.length, 'stop')}
      open={open}
      onOpenChange={onOpenChange}
      className="!max-w-[80rem]"
      footer={
        <>
          <Button size="small" onClick={() => onOpenChange(false)}>
            Done
          </Button>
          <Button
            variant="ghost"
            size="small"
            onClick={() => {
              const place = stops.at(-1)?.place ?? day.problem.depots[0]?.place ?? { x: 0, y: 0 };
              model.change((old) => withNewStop(old, place).day);
              requestAnimationFrame(() => rows.scrollToIndex(stops.length));
            }}
          >
            Add a row
          </Button>
        </>
      }
    >
      <div ref={box} className="max-h-[min(30rem,60dvh)] overflow-auto">
        <div className="min-w-[67rem]">
          <div
            aria-hidden="true"
            className={`${grid} sticky top-0 z-10 border-b border-line bg-raised py-2 text-[.8125rem] text-mute`}
          >
            {stopFields.map((field) => (
              <span key={field.key} className="px-2">
                {field.label}
              </span>
            ))}
            <span className="px-2">Van</span>
          </div>
          <ul className="relative" style={{ height: rows.getTotalSize() }}>
            {rows.getVirtualItems().map(({ index, start }) => {
              const stop = stops[index];
              if (!stop) return null;
              const placed = look.placed.get(stop.id);
              return (
                <li
                  key={stop.id}
                  className={`${grid} absolute inset-x-0 items-center border-b border-line`}
                  style={{ top: start, height: rowHeight }}
                >
                  {stopFields.map((field) => (
                    <Cell
                      key={field.key}
                      stop={stop}
                      field={field}
                      onChange={(change) => model.change((old) => withStop(old, stop.id, change))}
                    />
                  ))}
                  <span className={`truncate px-2 text-sm ${placed || !day.plan ? '' : 'text-warning'}`}>
                    {placed ? nameOf(placed.vehicle) : day.plan ? 'left out' : ''}
                  </span>
                  <IconButton
                    label={`Delete ${nameOf(stop)}`}
                    icon={Trash2}
                    variant="plain"
                    className="!size-10"
                    onClick={() => model.change((old) => withoutStop(old, stop.id))}
                  />
                </li>
              );
            })}
          </ul>
        </div>
      </div>
      <p className="mt-3 text-sm text-mute">
        Your changes apply when you leave a cell, and a value we can’t read is reset. You can undo changes in
        the bar above. If not every stop fits, the plan serves those with the highest priorities. A stop with
        a skipping price is left out when serving it would cost more.
      </p>
    </Dialog>
  );
}
