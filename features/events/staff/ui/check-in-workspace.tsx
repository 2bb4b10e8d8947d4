import { Camera, CameraOff } from 'lucide-react';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { answerOf, refusalOf } from '#lib/forms/answer.ts';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { Progress } from '#ui/data/progress.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { DetailPage } from '#ui/kinds/workspace-parts.tsx';
import { type DoorAnswer, isDoorAnswer } from '../door.ts';
import type { DoorPage } from '../door-page.server.ts';
import { DoorAnswerCard } from './door-answer.tsx';
import { DoorPeople } from './door-people.tsx';
import { soundDoor } from './door-sound.ts';
import { EventTabs } from './event-tabs.tsx';
import { type CameraState, useScanner } from './use-scanner.ts';

const cameraWords: Partial<Record<CameraState, string>> = {
  refused:
    'The browser doesn’t let this page use the camera. Allow it in the address bar, or enter the code instead.',
  missing: 'We found no camera. Use a handheld scanner or type the code.',
};

/** How often the count is looked at again: other doors let people in too. */
const everyMs = 10_000;

/** Asks the server about a ticket; what nobody answers is said as such. */
async function ask(eventId: string, sent: Record<string, string>): Promise<DoorAnswer | string> {
  try {
    const answer = await fetch(`/api/staff/events/${eventId}/check-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(sent),
    });
    if (answer.ok) return await answerOf(answer, isDoorAnswer);
    const { message = 'That didn’t work. Please scan the ticket again.' } = await refusalOf(answer);
    return message;
  } catch {
    return 'The connection was lost. Please scan the ticket again.';
  }
}

/** The door: a ticket is shown to the camera or to a scanner, or a name is found, and the answer stands in large letters. */
export function CheckInWorkspace({ page, writes }: { page: DoorPage; writes: boolean }) {
  const { event, seated, inside } = page;
  const { revalidate } = useRevalidator();
  const [answer, setAnswer] = useState<DoorAnswer | string | null>(null);
  const [busy, setBusy] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const send = useCallback(
    async (sent: Record<string, string>) => {
      setBusy(true);
      const given = await ask(event.id, sent);
      setAnswer(given);
      soundDoor(typeof given !== 'string' && given.is === 'welcome');
      setBusy(false);
      await revalidate();
    },
    [event.id, revalidate],
  );
  const { state, turn } = useScanner(video, (code) => void send({ code }));
  const running = state === 'on' || state === 'opening';
  useEffect(() => {
    const timer = setInterval(() => document.hidden || revalidate(), everyMs);
    return () => clearInterval(timer);
  }, [revalidate]);

  function scan(sent: FormEvent<HTMLFormElement>) {
    sent.preventDefault();
    const code = field.current?.value.trim();
    if (!code || busy) return;
    if (field.current) field.current.value = '';
    field.current?.focus();
    void send({ code });
  }

  return (
    <>
      <EventTabs event={event} here="check-in" />
      <AlertPlace urgent className="not-empty:mb-5">
        {typeof answer === 'string' ? <Alert tone="danger" heading={answer} /> : null}
        {answer && typeof answer !== 'string' ? <DoorAnswerCard answer={answer} zone={event.zone} /> : null}
      </AlertPlace>
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
        {writes ? (
          <DetailPage className="h-max p-4 sm:p-6">
            <h2 className="text-xl">Scan a ticket</h2>
            <form method="post" onSubmit={scan} className="mt-4 flex items-end gap-2">
              <input type="hidden" name="intent" value="scan" />
              <TextField
                ref={field}
                label="Code or reference"
                name="code"
                required
                autoFocus
                autoComplete="off"
                spellCheck={false}
                maxLength={2500}
                className="flex-1"
              />
              <Button type="submit" variant="ink" busy={busy}>
                {' '}
                Check in{' '}
              </Button>
            </form>
            <p className="mt-2 text-sm text-mute">
              A handheld scanner types the code here and presses Enter for you.
            </p>
            <div className="mt-5 noscript:hidden">
              <Button variant="ghost" size="small" onClick={() => turn(!running)}>
                {running ? (
                  <CameraOff size={20} strokeWidth={1.5} aria-hidden="true" />
                ) : (
                  <Camera size={20} strokeWidth={1.5} aria-hidden="true" />
                )}
                {running ? 'Turn off camera' : 'Scan with camera'}
              </Button>
              {cameraWords[state] ? (
                <p className="mt-3 text-[.9375rem] text-danger">{cameraWords[state]}</p>
              ) : null}
              <video
                ref={video}
                muted
                playsInline
                hidden={state !== 'on'}
                aria-label="Camera picture"
                className="mt-4 aspect-square w-full max-w-md rounded-input bg-sunk object-cover"
              />
            </div>
          </DetailPage>
        ) : null}
        <DetailPage className="h-max">
          <div className="border-b border-line p-4 sm:p-6">
            <Progress
              label={
                <span className="font-display text-[2.25rem] font-semibold leading-none tracking-[-.03em] tabular-nums">
                  {inside} of {seated} in
                </span>
              }
              value={inside}
              max={Math.max(1, seated)}
            />
          </div>
          <DoorPeople page={page} writes={writes} onLetIn={(registration) => void send({ registration })} />
        </DetailPage>
      </div>
    </>
  );
}
