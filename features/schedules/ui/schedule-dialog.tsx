import { useFetcher } from 'react-router';
import type { Refusal } from '#lib/forms/refusal.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { Form } from '#ui/fields/form.tsx';
import { Dialog } from '#ui/panels/dialog.tsx';
import { schedulesPage } from '../address.ts';
import { limitWords, type WorkName } from '../schedules.ts';
import { type FirstValues, ScheduleFields } from './schedule-fields.tsx';

/** What the page of the account answers to a form that was sent from a demo. */
export type ScheduleAnswer = { made: string } | Refusal;

interface ScheduleDialogProps {
  id: string;
  work: WorkName;
  /** Whether somebody is signed in, as far as the page knows. */
  signedIn: boolean;
  /** Where to sign in, and come back from. */
  signIn: string;
  /** What the demo shows at the moment. */
  first: FirstValues;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const leads: Readonly<Record<WorkName, string>> = {
  seo: 'We check your site again by ourselves, and keep in your account what changed since the run before.',
  forecast:
    'We read your file again by ourselves, and keep in your account the new forecast and how far the last one was off. Figures that you paste or upload here stay in your browser, so a schedule needs the address of a file.',
};

function SignedOut({ signIn }: Pick<ScheduleDialogProps, 'signIn'>) {
  return (
    <>
      <p className="mt-3 text-pretty">
        Schedules belong to an account, which is free. Sign in, and you come back here.
      </p>
      <ButtonLink href={signIn} size="small" className="mt-4">
        Sign in
      </ButtonLink>
    </>
  );
}

function Made({ onAnother }: { onAnother: () => void }) {
  return (
    <>
      <Alert tone="done" heading="Your schedule is set up." className="mt-4">
        Its first run has begun. The next ones are compared with it.
      </Alert>
      <div className="mt-4 flex flex-wrap gap-2">
        <ButtonLink href={schedulesPage} size="small">
          See your schedules
        </ButtonLink>
        <Button variant="ghost" size="small" onClick={onAnother}>
          Add another
        </Button>
      </div>
    </>
  );
}

/** Asks how often what a demo shows is to run by itself. The form goes to the account, and the demo stays as it is. */
export function ScheduleDialog({
  id,
  work,
  signedIn,
  signIn,
  first,
  open,
  onOpenChange,
}: ScheduleDialogProps) {
  const fetcher = useFetcher<ScheduleAnswer>();
  const { data } = fetcher;
  const isMade = data !== undefined && 'made' in data;
  const refused = data !== undefined && !isMade ? data : null;
  const isSignedOut = !signedIn || refused?.code === 'signed_out';
  const general = refused && Object.keys(refused.fields).length === 0 ? refused.message : null;
  return (
    <Dialog id={id} heading="Run this on a schedule" open={open} onOpenChange={onOpenChange}>
      <p className="text-pretty">{leads[work]}</p>
      {isSignedOut ? (
        <SignedOut signIn={signIn} />
      ) : isMade ? (
        <Made onAnother={() => fetcher.reset()} />
      ) : (
        <Form
          // What the demo shows is proposed again whenever that is something else.
          key={JSON.stringify(first)}
          noValidate
          method="post"
          action={schedulesPage}
          onSubmit={(event) => {
            event.preventDefault();
            const fields = new FormData(event.currentTarget);
            fields.set('stay', '1');
            void fetcher.submit(fields, { method: 'post', action: schedulesPage });
          }}
          className="mt-5 grid justify-items-start gap-4 *:data-field-id:w-full"
        >
          <ScheduleFields work={work} first={first} refused={refused} />
          <AlertPlace urgent className="w-full empty:hidden">
            {general ? <Alert tone="danger" heading={general} /> : null}
          </AlertPlace>
          <Button type="submit" size="small" busy={fetcher.state !== 'idle'}>
            Start schedule
          </Button>
          <p className="text-sm text-mute text-pretty">{limitWords}</p>
        </Form>
      )}
    </Dialog>
  );
}
