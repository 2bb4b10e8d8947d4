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
        <Alert tone="warning" heading="This page is drawn by scripts" className="mb-4">
          Its source holds hardly any words, and no script runs here. Open it in a browser, copy what the list
          is made of with the developer tools, and paste that under “Source”.
        </Alert>
      ) : null}
      {page.cut || origin.cut ? (
        <Alert tone="warning" heading="Only the beginning of this page was read" className="mb-4">
          {cutSaid(page.cut)} Rows behind that are missing.
        </Alert>
      ) : null}
    </>
  );
}

/** Stands where the page would be: robots.txt forbids it. */
export function KeptOut({ address }: { address: string }) {
  return (
    <Alert heading="This page is not for programs" className="my-4">
      <p>
        The site’s robots.txt asks programs not to read{' '}
        <span className="font-mono text-[.8125rem] wrap-anywhere">{address}</span>, so it was left alone. Its
        owner can allow it there. If you may use its rows, save the page in your browser and paste its source.
      </p>
    </Alert>
  );
}

const notices: Record<PointNotice, { heading: string; advice: string }> = {
  known: {
    heading: 'That is a field already',
    advice: 'It is opened in the list of fields.',
  },
  outside: {
    heading: 'That stands outside of the rows',
    advice: 'Press something inside one of the dashed frames, or begin a new table here.',
  },
  alone: {
    heading: 'Nothing like this repeats on the page',
    advice: 'Press one entry of a list or a table: a name, a price, a date.',
  },
  nameless: {
    heading: 'There is nothing to take here',
    advice: 'It holds no words of its own that the other rows have, too. Press the words themselves.',
  },
  full: { heading: 'Thirty fields are the most', advice: 'Remove one before another is added.' },
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
                Begin a new table here
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
