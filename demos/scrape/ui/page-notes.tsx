import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import type { HeldPage } from '../first-page.ts';
import { isDrawnByScripts } from '../result-words.ts';
import { cutSaid } from '../words.ts';
import type { PointNotice } from './use-page.ts';

/** What has to be known about a page before pointing at it: that it is cut, or holds nothing. */
export function PageNotes({ held: { page, origin } }: { held: HeldPage }) {
  if (!page) return null;
  return (
    <>
      {isDrawnByScripts(page) ? (
        <Alert tone="warning" heading="Scripts build this page" className="mb-4">
          Its source contains hardly any text, and scripts don’t run here. Open the page in your browser, copy
          the list’s HTML from the developer tools and paste it under “Source”.
        </Alert>
      ) : null}
      {page.cut || origin.cut ? (
        <Alert tone="warning" heading="We read only the beginning of this page" className="mb-4">
          {cutSaid(page.cut)} Rows after that are missing.
        </Alert>
      ) : null}
    </>
  );
}

/** Stands where the page would be: robots.txt forbids it. */
export function KeptOut({ address }: { address: string }) {
  return (
    <Alert heading="This page doesn’t allow programs" className="my-4">
      <p>
        The site’s robots.txt asks programs not to read{' '}
        <span className="font-mono text-[.8125rem] wrap-anywhere">{address}</span>, so we didn’t read it. Its
        owner can allow it there. If you may use its data, save the page in your browser and paste its source.
      </p>
    </Alert>
  );
}

const notices: Record<PointNotice, { heading: string; advice: string }> = {
  known: {
    heading: 'That is already a field',
    advice: 'We’ve opened it in the list of fields.',
  },
  outside: {
    heading: 'That is outside the rows',
    advice: 'Click something inside one of the dashed frames, or start a new table here.',
  },
  alone: {
    heading: 'Nothing like this repeats on the page',
    advice: 'Click one entry of a list or table, such as a name, a price or a date.',
  },
  nameless: {
    heading: 'There is nothing to take here',
    advice: 'It has no text of its own that the other rows also have. Click the text itself.',
  },
  full: { heading: 'The limit is 30 fields', advice: 'Remove a field before you add another.' },
};

interface PointNoticeProps {
  notice: PointNotice | null;
  onAnew: () => void;
  onDismiss: () => void;
}

/** What came of pointing, where it was not simply a column. */
export function PointNoticePlace({ notice, onAnew, onDismiss }: PointNoticeProps) {
  const words = notice ? notices[notice] : null;
  return (
    <AlertPlace className="mt-4 empty:hidden">
      {words ? (
        <Alert
          heading={words.heading}
          onDismiss={onDismiss}
          actions={
            notice === 'outside' ? (
              <Button size="small" variant="ghost" onClick={onAnew}>
                Start a new table here
              </Button>
            ) : undefined
          }
        >
          {words.advice}
        </Alert>
      ) : null}
    </AlertPlace>
  );
}
