import type { MultiFactorResolver } from '@firebase/auth';
import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { Dialog } from '#ui/panels/dialog.tsx';
import { codeOf } from '../../error-texts.ts';
import { finishWithCode, secondStepOf } from '../../stores/identity-store.ts';
import { proveOwner, proveOwnerWithGoogle, proveOwnerWithPasskey } from '../../stores/owner.ts';
import { finishWithRecoveryCode } from '../../stores/two-steps.ts';
import { Failed, inGrid } from './failed.tsx';
import { type Failure, failureOf, isWrongPassword, type ProofWish, useOwner } from './owner.ts';
import { ProofFields } from './proof-fields.tsx';
import { SetPassword } from './set-password.tsx';

interface ProofDialogProps {
  wish: ProofWish;
  onAnswer: (done: boolean) => void;
}

/** How far a proof has come, and what takes it on. */
function useProofSteps({ begun, work }: ProofWish, onDone: () => void) {
  const { account } = useOwner();
  const [step, setStep] = useState<MultiFactorResolver | null>(null);
  const [proven, setProven] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  useEffect(() => {
    if (codeOf(begun) === 'auth/multi-factor-auth-required') secondStepOf(begun).then(setStep);
  }, [begun]);

  async function go(prove: () => Promise<void>) {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      if (!proven) await prove();
      setProven(true);
      await work();
      onDone();
    } catch (error) {
      if (codeOf(error) === 'auth/multi-factor-auth-required') setStep(await secondStepOf(error));
      else setFailure(failureOf(error));
    } finally {
      setBusy(false);
    }
  }

  /** The proof that the filled-in fields make up. */
  function proofIn(fields: FormData): () => Promise<void> {
    const said = (name: string) => String(fields.get(name) ?? '');
    if (!step) return () => proveOwner(account, said('password'));
    const recovery = said('recovery');
    return () => (recovery ? finishWithRecoveryCode(step, recovery) : finishWithCode(step, said('code')));
  }

  return {
    step,
    proven,
    busy,
    failure,
    send: (fields: FormData) => go(proofIn(fields)),
    go,
  };
}

/** Asks once more who it is, says what will follow, and does it. */
export function ProofDialog({ wish, onAnswer }: ProofDialogProps) {
  const { account, ways } = useOwner();
  const [state, setState] = useState<'open' | 'done'>('open');
  const { step, proven, busy, failure, send, go } = useProofSteps(wish, () => setState('done'));
  useEffect(() => {
    // The dialog has shut itself by now and given the focus back.
    if (state === 'done') onAnswer(true);
  }, [state, onAnswer]);
  const byGoogle = account.googleOffered && ways?.google !== null;
  const byPassword = ways?.password ?? true;
  const asksFields = !proven && (Boolean(step) || byPassword);

  const then = `, then ${wish.confirm.charAt(0).toLowerCase()}${wish.confirm.slice(1)}`;
  const passkey = { label: `Use a passkey${then}`, ask: () => go(() => proveOwnerWithPasskey(account)) };
  const google = { label: `Ask Google${then}`, ask: () => go(() => proveOwnerWithGoogle(account)) };
  // Beside the password Google is offered where it is known to be linked; alone it is worth a try.
  const withGoogle = byGoogle && (!asksFields || Boolean(ways?.google));
  const others = step ? [] : [...(ways?.passkeys.length ? [passkey] : []), ...(withGoogle ? [google] : [])];
  // With nothing to type, the first of them is what the dialog's own button does.
  const instead = asksFields || proven ? undefined : others[0];
  const more = proven ? [] : others.filter((other) => other !== instead);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    send(new FormData(event.currentTarget));
  }

  return (
    <Dialog
      id="proof"
      role="alertdialog"
      heading={wish.heading}
      dismissable={false}
      open={state === 'open'}
      onCancel={(event) => {
        // What has begun cannot be called off any more.
        if (busy) event.preventDefault();
      }}
      onOpenChange={(open) => {
        if (!open) onAnswer(false);
      }}
      footer={
        <>
          <Button variant="ghost" command={busy ? undefined : 'close'} commandfor="proof">
            {wish.keep}
          </Button>
          {asksFields || proven ? (
            <Button type="submit" form="proof-form" variant="ink" tone={wish.tone} busy={busy}>
              {wish.confirm}
            </Button>
          ) : instead ? (
            <Button variant="ink" tone={wish.tone} busy={busy} onClick={instead.ask}>
              {instead.label}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="text-pretty">{wish.about}</div>
      <Form id="proof-form" method="post" onSubmit={submit} className="mt-5 grid gap-4">
        {asksFields ? (
          <ProofFields
            email={account.email}
            step={step}
            failure={failure}
            recovery={account.keeper === 'embedded'}
          />
        ) : null}
        {asksFields || proven || instead ? null : <SetPassword {...account} />}
        <Failed failure={isWrongPassword(failure) ? null : failure} className={inGrid} />
        {more.map(({ label, ask }) => (
          <Button key={label} variant="ghost" size="small" onClick={ask} className="justify-self-start">
            {label}
          </Button>
        ))}
      </Form>
    </Dialog>
  );
}
