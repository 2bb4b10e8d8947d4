import { useVirtualizer } from '@tanstack/react-virtual';
import { Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
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
/** The line below a row that says what is wrong in it. */
const wrongHeight = 28;
const grid =
  'grid grid-cols-[minmax(9rem,1fr)_6rem_6rem_4.5rem_5rem_5rem_4rem_7rem_4rem_4.5rem_6rem_2.75rem] gap-x-1';

/** What was typed into a cell and could not be used; it stays there until it is corrected or undone by Escape. */
interface Wrong {
  field: StopField;
  text: string;
}

interface CellProps {
  stop: Stop;
  field: StopField;
  wrong: Wrong | undefined;
  /** The id of the sentence that says what is wrong. */
  saidBy: string;
  onChange: (change: Partial<Stop>) => void;
  onWrong: (wrong: Wrong | null) => void;
}

function Cell({ stop, field, wrong, saidBy, onChange, onWrong }: CellProps) {
  const value = field.show(stop);
  const isWrong = wrong?.field === field;
  return (
    <input
      key={value}
      aria-label={`${field.label} of ${nameOf(stop)}`}
      aria-invalid={isWrong}
      aria-describedby={isWrong ? saidBy : undefined}
      defaultValue={isWrong ? wrong.text : value}
      placeholder={field.empty}
      onBlur={({ currentTarget: { value: text } }) => {
        const change = text === value ? {} : field.read(text, stop);
        if (!change) return onWrong({ field, text });
        if (isWrong) onWrong(null);
        if (text !== value) onChange(change);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key !== 'Escape' || event.currentTarget.value === value) return;
        event.preventDefault();
        event.stopPropagation();
        event.currentTarget.value = value;
        if (isWrong) onWrong(null);
      }}
      className={`h-11 w-full lg:h-9 min-w-0 rounded-lg border border-transparent bg-transparent px-2 text-sm hover:border-line focus:border-outline focus:bg-raised aria-invalid:border-danger ${field.key === 'name' ? 'font-medium' : 'font-mono text-[.8125rem]'}`}
    />
  );
}

/** All stops as a table that is edited in place; thousands of rows are drawn as they come into sight. */
export function StopsDialog({ id, model, open, onOpenChange }: StopsDialogProps) {
  const { raw: day, look } = model;
  const { stops } = day.problem;
  const box = useRef<HTMLDivElement>(null);
  const said = useId();
  const [wrongs, setWrongs] = useState<ReadonlyMap<string, Wrong>>(new Map());
  const rows = useVirtualizer({
    count: open ? stops.length : 0,
    getScrollElement: () => box.current,
    estimateSize: (index) => rowHeight + (wrongs.has(stops[index]?.id ?? '') ? wrongHeight : 0),
    overscan: 8,
  });
  function noteWrong(stopId: string, wrong: Wrong | null) {
    const next = new Map(wrongs);
    if (wrong) next.set(stopId, wrong);
    else next.delete(stopId);
    setWrongs(next);
    // The rows below move by the line that says what is wrong.
    requestAnimationFrame(() => rows.measure());
  }
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
              const wrong = wrongs.get(stop.id);
              return (
                <li
                  key={stop.id}
                  className={`${grid} absolute inset-x-0 content-start items-center border-b border-line`}
                  style={{ top: start, height: rowHeight + (wrong ? wrongHeight : 0) }}
                >
                  {stopFields.map((field) => (
                    <Cell
                      key={field.key}
                      stop={stop}
                      field={field}
                      wrong={wrong}
                      saidBy={`${said}-${stop.id}`}
                      onWrong={(next) => noteWrong(stop.id, next)}
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
                    onClick={() => {
                      noteWrong(stop.id, null);
                      model.change((old) => withoutStop(old, stop.id));
                    }}
                  />
                  {wrong ? (
                    <p
                      id={`${said}-${stop.id}`}
                      role="alert"
                      className="sticky start-0 col-span-full w-fit px-2 text-[.8125rem] text-danger"
                    >
                      “{wrong.text}” wasn’t accepted. {wrong.field.wrong}
                    </p>
                  ) : null}
                </li>
              );
            })}
          </ul>
        </div>
      </div>
      <p className="mt-3 text-sm text-mute">
        Your changes apply when you leave a cell, and you can undo them in the bar above. If not every stop
        fits, the plan serves those with the highest priorities. A stop that has a price for skipping is left
        out when serving it would cost more.
      </p>
    </Dialog>
  );
}
