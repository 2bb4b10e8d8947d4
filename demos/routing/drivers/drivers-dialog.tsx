import { type SubmitEvent, useEffect, useState } from 'react';
import { counted } from '#lib/money/grouped.ts';
import { Button } from '#ui/actions/button.tsx';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { lineLook } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { Dialog } from '#ui/panels/dialog.tsx';
import { nameOf } from '../plan/looked-up.ts';
import type { DayModel } from '../use-day.ts';
import { useSteady } from '../use-steady.ts';
import { keepTour } from './kept.ts';
import { reportIn, tourLink } from './links.ts';
import { standingWords } from './report-words.ts';
import { type Tour, tourOf } from './tour.ts';

interface DriversDialogProps {
  id: string;
  model: DayModel;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function Link({ tour, model }: { tour: Tour; model: DayModel }) {
  const [link, setLink] = useState('');
  useEffect(() => {
    let left = false;
    tourLink(location.origin, tour).then((made) => {
      if (!left) setLink(made);
    });
    return () => {
      left = true;
    };
  }, [tour]);
  const report = model.reports[tour.vehicleId];
  return (
    <li className="border-b border-line py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="font-medium">{tour.van}</p>
          <p className="text-sm text-mute">
            {report
              ? standingWords(report, model.look)
              : `${counted(tour.stops.length, 'stop')}, no report yet`}
          </p>
        </div>
        <span className="flex flex-wrap gap-2">
          <CopyButton
            text={link}
            label="Copy the link"
            aria-label={`Copy the link for ${tour.van}`}
            className="border border-line"
          />
          <a
            href={link}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center rounded-full border border-line px-3 text-sm font-[540] hover:bg-selected lg:min-h-9"
          >
            Open<span className="sr-only"> the tour of {tour.van}</span>
          </a>
        </span>
      </div>
      <input
        readOnly
        aria-label={`Link for ${tour.van}`}
        value={link}
        onFocus={(event) => event.currentTarget.select()}
        className={`${lineLook} mt-2 font-mono text-[.8125rem]`}
      />
    </li>
  );
}

/** A report that came by message: the link is pasted, or the file chosen. */
function TakeReport({ model }: { model: DayModel }) {
  const [answer, setAnswer] = useState<{ tone: 'done' | 'danger'; words: string } | null>(null);
  async function take(text: string) {
    const report = await reportIn(text);
    if (!report)
      return setAnswer({
        tone: 'danger',
        words: 'This isn’t a driver’s report, or part of it is missing. Paste the whole link.',
      });
    setAnswer(model.takeReport(report));
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('report');
    take(typeof text === 'string' ? text : '');
  }
  return (
    <form onSubmit={submit} className="mt-6">
      <TextArea
        label="Open a driver’s report"
        hint="Paste the link that the driver sent, or choose the saved file."
        name="report"
        required
        rows={2}
        spellCheck={false}
        className="[&_textarea]:font-mono [&_textarea]:text-sm"
      />
      <AlertPlace className="mt-3 empty:hidden">
        {answer ? <Alert tone={answer.tone} heading={answer.words} /> : null}
      </AlertPlace>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button type="submit" size="small">
          Open report
        </Button>
        <label className="relative inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line px-5 text-[.95rem] font-[540] has-focus-visible:outline-2 has-focus-visible:outline-accent">
          Choose a file
          <input
            type="file"
            accept=".json,application/json"
            className="sr-only"
            onChange={async (event) => {
              const [file] = event.currentTarget.files ?? [];
              event.currentTarget.value = '';
              if (file) take(await file.text());
            }}
          />
        </label>
      </div>
    </form>
  );
}

/** A link for each driver, and the way in for what they report. */
export function DriversDialog({ id, model, open, onOpenChange }: DriversDialogProps) {
  const { look, dayId } = model;
  const change = useSteady(model.change);
  const [tours, setTours] = useState<{ of: object; list: readonly Tour[] } | null>(null);
  useEffect(() => {
    if (!open || !look.day.plan) return;
    // A day whose drivers have links is the visitor's own from then on, so that this browser keeps it for their reports.
    if (look.day.example !== null) return change((old) => ({ ...old, id: dayId, example: null }));
    const made = Date.now();
    const list = look.day.problem.vehicles.flatMap((vehicle) => tourOf(look, dayId, vehicle.id, made) ?? []);
    for (const tour of list) keepTour(tour);
    setTours({ of: look, list });
  }, [open, look, dayId, change]);
  const list = tours?.of === look ? tours.list : [];
  return (
    <Dialog id={id} heading="Drivers" size="wide" open={open} onOpenChange={onOpenChange}>
      {look.day.plan ? (
        <>
          <p className="text-pretty">
            Send each driver a link. It opens the tour on a phone, with the next stop, ‘Done’ and ‘Couldn’t
            deliver’. The tour is stored in the link itself, after the #, and browsers don’t send that part to
            any server. The driver’s report comes back the same way: as a link or a file that you open here.
            If both pages are open in this browser, they update each other.
          </p>
          <ul className="mt-4 border-t border-line">
            {list.map((tour) => (
              <Link key={tour.vehicleId} tour={tour} model={model} />
            ))}
          </ul>
          <TakeReport model={model} />
        </>
      ) : (
        <p>
          Plan the day first. Then each van with stops, such as {nameOf(look.day.problem.vehicles[0])}, gets a
          link here.
        </p>
      )}
    </Dialog>
  );
}
