import { Button } from '#ui/actions/button.tsx';
import { chooseHour } from '../../actions/interviews.ts';
import { colleagueName, companyZone } from '../../staff.ts';
import type { Desk } from '../desk.ts';
import { whenSaid } from '../interviews/interviews-view.tsx';
import { downloadInvitation } from '../interviews/invitation.ts';

/** The candidate's interviews: hours to choose from, and the one that was chosen. */
export function HourChoice({ desk, applicationId }: { desk: Desk; applicationId: string }) {
  const { rows, day, act } = desk;
  const own = [...rows.interviews.values()].filter(
    (interview) =>
      interview.applicationId === applicationId &&
      (interview.state === 'offered' || interview.state === 'planned'),
  );
  return own.map((interview) => (
    <section key={interview.id} className="mt-8 rounded-card border border-line bg-raised p-6">
      <h2 className="text-xl">{interview.name}</h2>
      <p className="mt-1 text-mute">
        {interview.minutes} minutes, {interview.where}, with{' '}
        {interview.hostIds.map(colleagueName).join(' and ')}. Times are in the time zone{' '}
        {companyZone.split('/')[1]}.
      </p>
      {interview.start === null ? (
        <div className="mt-4 grid gap-2 sm:grid-cols-3">
          {interview.offered.map((start) => (
            <Button
              key={start}
              variant="ghost"
              onClick={() => void act(chooseHour(rows, interview.id, start, day))}
            >
              {whenSaid(start)}
            </Button>
          ))}
        </div>
      ) : (
        <>
          <p className="mt-4 font-display text-3xl font-semibold tracking-[-.04em]">
            {whenSaid(interview.start)}
          </p>
          <Button
            size="small"
            variant="ghost"
            className="mt-4"
            onClick={() => downloadInvitation(rows, interview)}
          >
            Add to your calendar
          </Button>
        </>
      )}
    </section>
  ));
}
