import { useId, useState } from 'react';
import { grouped } from '#lib/money/grouped.ts';
import { Button } from '#ui/actions/button.tsx';
import { Sheet } from '#ui/panels/sheet.tsx';
import { goTo, usePlace } from '../../../app-kit/place/use-place.ts';
import { waitingLeave } from '../../rules/waiting.ts';
import { RequestCard } from '../parts/request-card.tsx';
import { ScreenTabs } from '../parts/screen-tabs.tsx';
import { usePeople } from '../people-context.ts';
import { AskForm } from './ask-form.tsx';
import { CarryOver } from './carry-over.tsx';
import { MyLeave } from './my-leave.tsx';
import { TeamCalendar } from './team-calendar.tsx';

const firstShown = 20;

function Approvals() {
  const { rows, viewer } = usePeople();
  const [most, setMost] = useState(firstShown);
  const waiting = waitingLeave(rows, viewer);
  return waiting.length === 0 ? (
    <p className="rounded-card border border-dashed border-line p-8 text-center text-mute">
      No requests are waiting for your answer. New ones appear here and on Today.
    </p>
  ) : (
    <>
      <div className="grid items-start gap-3 @3xl:grid-cols-2">
        {waiting.slice(0, most).map((request) => (
          <RequestCard key={request.id} request={request} />
        ))}
      </div>
      {waiting.length > most ? (
        <Button size="small" variant="ghost" className="mt-3" onClick={() => setMost(most + firstShown)}>
          Show more of {grouped(waiting.length - most)}
        </Button>
      ) : null}
    </>
  );
}

/** Leave: the person's own, the team's months, and for managers and HR what waits and what would lapse. */
export function LeaveScreen({ view }: { view: string }) {
  const { viewer } = usePeople();
  const { path, asked } = usePlace();
  const sheet = useId();
  const decides = viewer.role !== 'employee';
  const tabs = [
    [['leave'], 'My leave'],
    [['leave', 'team'], 'Team calendar'],
    ...(decides
      ? ([
          [['leave', 'requests'], 'Requests'],
          [['leave', 'year-end'], 'Year end'],
        ] as const)
      : []),
  ] as const;
  const known = tabs.some(([to]) => to.join('/') === path.join('/')) ? view : '';
  const close = () => goTo(path, {}, { replace: true });
  return (
    <div className="@container">
      <ScreenTabs label="Leave" tabs={tabs} here={known ? `leave/${known}` : 'leave'} />
      {known === 'team' ? (
        <TeamCalendar month={asked.get('month') ?? ''} team={asked.get('team') ?? ''} />
      ) : known === 'requests' ? (
        <Approvals />
      ) : known === 'year-end' ? (
        <CarryOver />
      ) : (
        <MyLeave />
      )}
      <Sheet
        id={sheet}
        heading="Ask for leave"
        open={asked.get('ask') === 'yes'}
        onOpenChange={(open) => {
          if (!open) close();
        }}
      >
        {asked.get('ask') === 'yes' ? <AskForm onDone={close} /> : null}
      </Sheet>
    </div>
  );
}
