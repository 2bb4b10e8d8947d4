import type { TotpSecret } from '@firebase/auth';
import { type FormEvent, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import { CodeField } from '#ui/fields/code-field.tsx';
import { Form } from '#ui/fields/form.tsx';
import { finishTwoSteps } from '../../stores/two-steps.ts';
import { Failed, inGrid } from './failed.tsx';
import { useOwnerAction } from './owner.ts';

// Few ever set it up, so what draws the code is fetched with the secret.
const QrCode = lazy(() => import('#ui/media/qr-code.tsx'));

/** A secret that an app is to keep, and the address that carries it there. */
export interface NewSecret {
  secret: TotpSecret;
  address: string;
}

interface TwoStepsSetupProps extends NewSecret {
  /** It is on; these are the codes to put away. */
  onDone: (codes: string[]) => void;
  onCancel: () => void;
}

const inFours = (text: string): string => text.replace(/(.{4})(?=.)/g, '$1 ');

function Step({ number, heading, children }: { number: number; heading: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)]">
      <span aria-hidden="true" className="font-display text-xl font-semibold leading-tight">
        {number}
      </span>
      <div className="grid gap-3">
        <h3 className="text-base leading-tight !font-[540] !tracking-normal !font-sans">{heading}</h3>
        {children}
      </div>
    </li>
  );
}

/** Brings the secret into an app and takes the app's first code. */
export function TwoStepsSetup({ secret, address, onDone, onCancel }: TwoStepsSetupProps) {
  const { busy, failure, run } = useOwnerAction();
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);

  async function finish(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code'));
    let codes: string[] = [];
    const done = await run(async () => {
      codes = await finishTwoSteps(secret, code);
    });
    if (done) onDone(codes);
    else setTries((before) => before + 1);
  }

  return (
    <Form ref={form} method="post" onSubmit={finish} className="grid gap-5">
      <ol className="grid gap-6">
        <Step number={1} heading="Scan this with an authenticator app">
          <div className="flex flex-wrap gap-x-5 gap-y-3">
            <Suspense fallback={<div className="size-48 rounded-input border border-line bg-white" />}>
              <QrCode text={address} label="QR code with the secret for your authenticator app" />
            </Suspense>
            <div className="min-w-0 flex-[1_1_12rem] text-[.9375rem]">
              <p className="text-mute">No camera? Type this into the app:</p>
              <p className="mt-1 font-mono wrap-anywhere [word-spacing:-.28em]">
                {inFours(secret.secretKey)}
              </p>
              <div className="-ms-3 mt-1 flex flex-wrap items-center">
                <CopyButton text={secret.secretKey} className="min-h-11" />
                <a
                  href={address}
                  className="inline-flex min-h-11 items-center px-3 text-sm text-accent underline underline-offset-4"
                >
                  Open an app on this device
                </a>
              </div>
            </div>
          </div>
        </Step>
        <Step number={2} heading="Enter the six digits it shows">
          <CodeField
            key={tries}
            label="First code"
            name="code"
            required
            takesFocus={tries > 0}
            onComplete={() => form.current?.requestSubmit()}
          />
        </Step>
      </ol>
      <Failed failure={failure} className={inGrid} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="ink" size="small" busy={busy}>
          Switch it on
        </Button>
        <Button variant="ghost" size="small" onClick={onCancel}>
          Not now
        </Button>
      </div>
    </Form>
  );
}
