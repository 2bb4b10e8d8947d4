import { clockAt, dayOfDate } from '#lib/time/words-of-time.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Alert } from '#ui/data/alert.tsx';
import type { CalendarPage } from '../pages.server.ts';
import { dayOf } from './placed-meetings.ts';

interface PickedBlockProps {
  page: CalendarPage;
  block: CalendarPage['blocks'][number];
  writes: boolean;
}

/** A blocked time that was clicked: whose it is, why, and a button to free it. */
export function PickedBlock({ page, block, writes }: PickedBlockProps) {
  const { view, day, host, zone } = page;
  const here = `?${new URLSearchParams({ view, day, ...(host ? { host } : {}) })}`;
  const when = `${clockAt(block.start, zone)} to ${clockAt(block.end, zone)} on ${dayOfDate(dayOf(block.start, zone))}`;
  return (
    <Alert
      heading={`${block.host}: ${when} is blocked`}
      className="mb-4"
      actions={
        <>
          {writes ? (
            <form method="post">
              <input type="hidden" name="block" value={block.id} />
              <Button type="submit" name="intent" value="unblock" variant="ghost" size="small">
                {' '}
                Unblock this time{' '}
              </Button>
            </form>
          ) : null}
          <ButtonLink href={here} variant="ghost" size="small">
            {' '}
            Keep it blocked{' '}
          </ButtonLink>
        </>
      }
    >
      {block.note || 'No reason was given.'}
    </Alert>
  );
}
