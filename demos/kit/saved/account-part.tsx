import { historyHref } from '#features/tool-history/address.ts';
import { limitWords } from '#features/tool-history/rules.ts';
import { Button } from '#ui/actions/button.tsx';
import { Alert } from '#ui/data/alert.tsx';
import { Progress } from '#ui/data/progress.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import type { AccountChoice } from './account-choice.ts';
import type { Copied } from './copy-all.ts';

/** What a list of saved things knows of the account. */
export interface AccountPartProps {
  choice: AccountChoice;
  problem: string | null;
  /** How far the copying is of what this browser keeps; null where nothing is copied. */
  copied: Copied | null;
  /** What goes into the account, and what stays in this browser. */
  goes: string;
  stays: string;
  /** The tool's own page, to come back to. */
  path: string;
  onChoose: (on: boolean) => void;
}

const link = 'underline underline-offset-4';

/** Asks whether the history is to be in the account, too, and says what that means. Nothing is sent before a yes. */
export function AccountPart({ choice, problem, copied, goes, stays, path, onChoose }: AccountPartProps) {
  if (choice === 'nobody')
    return (
      <p className="mb-4 text-sm text-mute text-pretty">
        <a href={`/sign-in?${new URLSearchParams({ redirectFrom: path })}`} className={link}>
          Sign in
        </a>{' '}
        if you want to keep your history in your account and open it on other devices.
      </p>
    );
  if (choice === 'open')
    return (
      <Alert
        heading="Keep your history in your account?"
        className="mb-4"
        actions={
          <>
            <Button size="small" onClick={() => onChoose(true)}>
              Keep it in my account
            </Button>
            <Button size="small" variant="ghost" onClick={() => onChoose(false)}>
              Only in this browser
            </Button>
          </>
        }
      >
        {goes} would be copied to our server, so that you can open them on other devices. {stays} here.{' '}
        {limitWords.kept}
      </Alert>
    );
  return (
    <div className="mb-4 border-y border-line">
      <Switch
        label="Keep a copy in my account"
        note={
          choice === 'on'
            ? `${goes} are copied to your account. ${stays} in this browser.`
            : `Nothing is copied. ${limitWords.kept}`
        }
        checked={choice === 'on'}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      {copied ? (
        <Progress
          label="Copying your saved items to your account"
          value={copied.done}
          max={copied.of}
          said={`${copied.done} of ${copied.of}`}
          className="pb-3 text-sm"
        />
      ) : (
        <p role="status" className="pb-3 text-sm">
          {problem ? <span className="text-danger">{problem} </span> : null}
          <a href={historyHref()} className={link}>
            Everything in your account
          </a>
        </p>
      )}
    </div>
  );
}
