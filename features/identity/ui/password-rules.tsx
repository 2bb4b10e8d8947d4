import { Check, Circle } from 'lucide-react';
import { type ComponentProps, type InputEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Level } from '#ui/data/level.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { checkPassword, refetchPolicy } from '../client/password-policy.ts';
import { type PasswordRule, rulesOf, strengthOf } from '../password-rules.ts';

type NewPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'ref'>;

const notYet = 'This password does not meet the rules below yet.';

/** What the policy says to what is typed; nothing until the policy is here. */
function usePasswordRules(error: string | undefined) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [rules, setRules] = useState<readonly PasswordRule[]>([]);

  const check = useCallback(async () => {
    const password = input.current?.value ?? '';
    setTyped(password);
    try {
      const finding = await checkPassword(password);
      // Meanwhile more was typed, and that is being looked at too.
      if (input.current?.value !== password) return;
      setRules(rulesOf(finding, password));
      input.current.setCustomValidity(finding.isValid || password === '' ? '' : notYet);
    } catch {
      // Without the policy the server still decides, and says why.
      input.current?.setCustomValidity('');
    }
  }, []);

  useEffect(() => {
    // Something may have been typed before the scripts arrived.
    if (input.current?.value) check();
  }, [check]);
  useEffect(() => {
    // The server refused it, perhaps by a policy that is newer than the one shown.
    if (error && input.current?.value) refetchPolicy().then(check, check);
  }, [error, check]);

  return { input, typed, rules, check };
}

function Rule({ text, met }: PasswordRule) {
  const Icon = met ? Check : Circle;
  return (
    <li className={`flex items-center gap-2 ${met ? 'text-done' : 'text-mute'}`}>
      <Icon size={16} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
      {text}
      <span className="sr-only">{met ? ', met' : ', not met yet'}</span>
    </li>
  );
}

/** A field for a new password that shows, while it is typed, which rules of the server's policy it meets. */
export function NewPasswordField({
  label,
  name = 'password',
  hint = 'Three or four words that do not belong together are hard to guess and easy to keep.',
  error,
  className = '',
  onInput,
  onFocus,
  ...rest
}: NewPasswordFieldProps) {
  const { input, typed, rules, check } = usePasswordRules(error);
  const [begun, setBegun] = useState(false);
  const strength = strengthOf(typed);
  const open = rules.filter(({ met }) => !met).map(({ text }) => text);
  const said = `${open.length === 0 ? 'All rules met.' : `Still needed: ${open.join(', ')}.`} ${strength.word}.`;

  return (
    <div className={className}>
      <PasswordField
        ref={input}
        label={label}
        name={name}
        hint={hint}
        error={error}
        autoComplete="new-password"
        onFocus={(event) => {
          onFocus?.(event);
          setBegun(true);
          // The policy comes with the SDK, which a page that is only looked at does not load.
          check();
        }}
        onInput={(event: InputEvent<HTMLInputElement>) => {
          onInput?.(event);
          check();
        }}
        {...rest}
      />
      {/* Rules come a moment after the hand: with their room kept free, the button below stays where it is aimed at. */}
      <div className={begun || typed ? 'flow-root min-h-26' : ''}>
        {rules.length > 0 ? (
          <ul aria-label="Rules for the password" className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
            {rules.map((rule) => (
              <Rule key={rule.text} {...rule} />
            ))}
          </ul>
        ) : null}
        {typed ? (
          <Level
            label="Strength"
            said={strength.word}
            value={strength.level}
            max={4}
            low={2}
            high={2.5}
            optimum={4}
            className="mt-3 text-sm"
          />
        ) : null}
      </div>
      <p role="status" className="sr-only">
        {typed && rules.length > 0 ? said : null}
      </p>
    </div>
  );
}
