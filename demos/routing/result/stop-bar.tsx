import { ArrowRightLeft, ListCollapse, X } from 'lucide-react';
import { type DemoActionSlots, MoreMenu } from '#demos/kit/layout/demo-actions.tsx';
import { PhoneBar } from '#demos/kit/layout/phone-bar.tsx';
import { Button } from '#ui/actions/button.tsx';
import { nameOf } from '../plan/looked-up.ts';
import type { DayModel } from '../use-day.ts';
import { clock } from '../words/clock.ts';
import { MoveMenu } from './move-menu.tsx';

/** The position of the selected stop's card on a phone. */
export const detailsId = 'stop-details';

interface StopBarProps {
  model: DayModel;
  stopId: string;
  actions: DemoActionSlots;
}

/** At the thumb, while a stop is looked at: which, when it is reached, and where it could go instead. */
export function StopBar({ model, stopId, actions }: StopBarProps) {
  const { look } = model;
  const stop = look.stops.get(stopId);
  const placed = look.placed.get(stopId);
  return (
    <PhoneBar
      fact={
        <>
          <strong className="truncate font-semibold">
            {placed ? `${placed.number}. ` : ''}
            {nameOf(stop)}
          </strong>
          <span className="truncate text-mute">
            {placed ? `${nameOf(placed.vehicle)}, ${clock(placed.visit.arrival)}` : 'in no route'}
          </span>
        </>
      }
    >
      <Button
        variant="ghost"
        size="small"
        onClick={() => {
          const details = document.getElementById(detailsId);
          details?.scrollIntoView({ block: 'center' });
          details?.focus({ preventScroll: true });
        }}
      >
        <ListCollapse size={20} strokeWidth={1.5} aria-hidden="true" />
        Details
      </Button>
      <MoveMenu
        model={model}
        stopId={stopId}
        trigger={
          <Button size="small" data-moves>
            <ArrowRightLeft size={20} strokeWidth={1.5} aria-hidden="true" />
            {placed ? 'Move to…' : 'Put on…'}
          </Button>
        }
      />
      <MoreMenu {...actions} now={[{ icon: X, label: 'Deselect', onSelect: () => model.select(null) }]} />
    </PhoneBar>
  );
}
