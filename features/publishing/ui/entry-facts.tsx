import { CalendarClock, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Refusal } from '#lib/forms/refusal.ts';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Popover } from '#ui/panels/popover.tsx';
import type { EditorPage } from '../editor.server.ts';
import { momentAt, stateWords } from './words.ts';

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0 border-line px-4 py-3 sm:px-5 @max-2xl:even:border-s @max-2xl:nth-[n+3]:border-t @2xl:not-first:border-s">
      <dt className="text-[.84375rem] text-mute">{term}</dt>
      <dd className="mt-0.5 min-w-0 text-[.9375rem] font-[540] wrap-anywhere">{children}</dd>
    </div>
  );
}

interface EntryFactsProps {
  page: EditorPage;
  zone: string;
  writes: boolean;
  /** The schedule, when it came back. */
  refused: Refusal | null;
}

/** How an entry stands, where it is read, and when its newest words become public. */
export function EntryFacts({ page, zone, writes, refused }: EntryFactsProps) {
  const { word, tone } = stateWords[page.state];
  return (
    <div className="@container border-b border-line">
      <dl className="grid grid-cols-2 @2xl:grid-cols-[1fr_2fr_1fr_1.4fr]">
        <Fact term="State">
          <Badge tone={tone}>{word}</Badge>
        </Fact>
        <Fact term="Address">
          {page.address ? (
            <a
              href={page.address}
              target="_blank"
              rel="noreferrer"
              className="inline-flex max-w-full items-center gap-1.5 text-accent underline underline-offset-4"
            >
              <span className="min-w-0 wrap-anywhere">{page.address}</span>
              <ExternalLink size={16} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
            </a>
          ) : (
            <span className="font-normal text-mute">Not public yet</span>
          )}
        </Fact>
        <Fact term="Version">{page.version}</Fact>
        <Fact term="Publication">
          {page.publishAt ? (
            <span>
              {momentAt(page.publishAt, zone)}
              {page.publishVersion === page.version ? '' : `, version ${page.publishVersion}`}
            </span>
          ) : (
            <span className="font-normal text-mute">When you choose Publish</span>
          )}
          {writes ? <Schedule page={page} zone={zone} refused={refused} /> : null}
        </Fact>
      </dl>
    </div>
  );
}

function Schedule({ page, zone, refused }: Omit<EntryFactsProps, 'writes'>) {
  return (
    <>
      <button
        type="button"
        popoverTarget="schedule"
        className="-ms-2 flex min-h-9 items-center gap-2 rounded-full px-2 font-[540] underline decoration-line underline-offset-4 hover:bg-selected"
      >
        <CalendarClock size={16} strokeWidth={1.5} aria-hidden="true" />
        {page.publishAt ? 'Change the time' : 'Choose a time'}
      </button>
      {refused?.fields.publishAt ? (
        <p role="alert" className="text-[.875rem] text-danger">
          {refused.fields.publishAt}
        </p>
      ) : null}
      <Popover
        id="schedule"
        heading="Schedule publication"
        align="end"
        className="w-80 max-w-[calc(100vw-2rem)]"
      >
        <p className="mb-4 text-[.9375rem] text-mute">
          We save your changes now and publish them at this time, in the studio’s time zone ({zone}).
        </p>
        <TextField
          label="Day and time"
          name="publishAt"
          type="datetime-local"
          form="entry"
          defaultValue={refused?.typed.publishAt}
        />
        <div className="mt-4 flex flex-wrap gap-2">
          <Button type="submit" form="entry" name="intent" value="schedule" variant="ink" size="small">
            Schedule
          </Button>
          {page.publishAt ? (
            <Button type="submit" form="entry" name="intent" value="unschedule" variant="ghost" size="small">
              Cancel schedule
            </Button>
          ) : null}
        </div>
      </Popover>
    </>
  );
}
