import { useEffect, useRef, useState } from 'react';
import { Badge } from '#ui/data/badge.tsx';
import { WorkspacePart } from '#ui/kinds/workspace-parts.tsx';
import { toast } from '#ui/panels/toast.ts';
import { useOwner } from './owner.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TwoStepsOff } from './two-steps-off.tsx';
import { TwoStepsOn } from './two-steps-on.tsx';
import { type NewSecret, TwoStepsSetup } from './two-steps-setup.tsx';

type Stage =
  | { is: 'rest' }
  | ({ is: 'setup' } & NewSecret)
  | { is: 'codes'; codes: string[]; fresh: boolean };

/** A code from an app at every sign-in: switched on, off, and the codes for the day the phone is gone. */
export function TwoStepsPart({ siteName }: { siteName: string }) {
  const { account, ways } = useOwner();
  const [stage, setStage] = useState<Stage>({ is: 'rest' });
  const rest = () => setStage({ is: 'rest' });
  const on = ways?.twoSteps ?? null;
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(stage.is);
  useEffect(() => {
    if (shown.current === stage.is) return;
    shown.current = stage.is;
    // What was pressed is gone; the focus goes to what came in its place.
    place.current?.focus();
  }, [stage.is]);

  function putAway(fresh: boolean) {
    rest();
    toast({
      tone: 'done',
      title: fresh ? 'Two-step sign-in is on' : 'New codes saved. The old ones no longer work',
    });
  }

  /** On Firebase there are no codes to put away. */
  function switchedOn(codes: string[]) {
    if (codes.length === 0) putAway(true);
    else setStage({ is: 'codes', codes, fresh: true });
  }

  return (
    <WorkspacePart
      id="two-steps"
      heading="Two-step sign-in"
      about="Signing in asks for a code from an app on your phone after the password, so a stolen password isn’t enough to get in."
      mark={on ? <Badge tone="done">On</Badge> : null}
    >
      <div ref={place} tabIndex={-1} className="outline-none">
        {stage.is === 'setup' ? (
          <TwoStepsSetup secret={stage.secret} address={stage.address} onDone={switchedOn} onCancel={rest} />
        ) : stage.is === 'codes' ? (
          <RecoveryCodes
            codes={stage.codes}
            account={account.email ?? account.name}
            siteName={siteName}
            onDone={() => putAway(stage.fresh)}
          />
        ) : on ? (
          <TwoStepsOn twoSteps={on} onCodes={(codes) => setStage({ is: 'codes', codes, fresh: false })} />
        ) : (
          <TwoStepsOff siteName={siteName} onSecret={(secret) => setStage({ is: 'setup', ...secret })} />
        )}
      </div>
    </WorkspacePart>
  );
}
