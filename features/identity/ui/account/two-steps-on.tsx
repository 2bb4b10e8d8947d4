import { shortDay } from '#lib/time/day-words.ts';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { toast } from '#ui/panels/toast.ts';
import type { TwoSteps } from '../../own-account.ts';
import { endTwoSteps, newRecoveryCodes } from '../../stores/two-steps.ts';
import { Failed, inGrid } from './failed.tsx';
import { useOwnerAction } from './owner.ts';

interface TwoStepsOnProps {
  twoSteps: TwoSteps;
  onCodes: (codes: string[]) => void;
}

const fewCodes = 3;

function CodesLeft({ left }: { left: number }) {
  if (left === 0) return <Badge tone="danger">No recovery codes left</Badge>;
  const said = `${left} recovery ${left === 1 ? 'code' : 'codes'} left`;
  return left < fewCodes ? <Badge tone="warning">{said}</Badge> : <span>{said}</span>;
}

/** While it is on: since when, what is left of the codes, new ones, and the way to switch it off. */
export function TwoStepsOn({ twoSteps: { factorId, since, codesLeft }, onCodes }: TwoStepsOnProps) {
  const { busy, failure, run } = useOwnerAction();

  async function renew() {
    let codes: string[] = [];
    const done = await run(
      async () => {
        codes = await newRecoveryCodes();
      },
      {
        heading: 'Create new recovery codes?',
        about: 'Your current codes will stop working.',
        confirm: 'Create new codes',
        keep: 'Keep the old ones',
      },
    );
    if (done) onCodes(codes);
  }

  async function switchOff() {
    const done = await run(() => endTwoSteps(factorId), {
      first: true,
      heading: 'Switch off two-step sign-in?',
      about: 'After this, your password is enough to sign in. Your recovery codes will stop working.',
      confirm: 'Switch it off',
      keep: 'Keep it on',
      tone: 'danger',
    });
    if (done) toast({ tone: 'done', title: 'Two-step sign-in is off' });
  }

  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[.9375rem]">
        {since ? <span>On since {shortDay(since)}</span> : null}
        {codesLeft === null ? null : <CodesLeft left={codesLeft} />}
      </p>
      <Failed failure={failure} className={inGrid} />
      <div className="flex flex-wrap gap-2">
        {codesLeft === null ? null : (
          <Button variant="ghost" size="small" busy={busy} onClick={renew}>
            {' '}
            Create new recovery codes{' '}
          </Button>
        )}
        <Button variant="ghost" tone="danger" size="small" onClick={switchOff}>
          Switch it off
        </Button>
      </div>
    </div>
  );
}
