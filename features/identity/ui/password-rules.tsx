import { Check, Circle } from 'lucide-react';
import { type ComponentProps, type InputEvent, useState } from 'react';
import { PasswordField } from '#ui/fields/password-field.tsx';
import type { PasswordOwner } from '../client/password-policy.ts';
import type { PasswordRule } from '../password-strength.ts';
import { usePasswordRules } from './use-password-rules.ts';

interface NewPasswordFieldProps extends Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'ref'> {
  /** Whom the password is for, by what stands in the form around it. */
  owner: (form: FormData) => PasswordOwner;
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

/** A field for a new password that says, while it is typed, what the server will say to it. */
export function NewPasswordField({
  label,
  name = 'password',
  hint = 'Three or four unrelated words are hard to guess and easy to remember.',
  error,
  owner,
  className = '',
  onInput,
  onFocus,
  ...rest
}: NewPasswordFieldProps) {
  // A refusal is about what was sent: with the next letter it is over.
  const [refused, setRefused] = useState<{ error: string | undefined; over: boolean }>({
    error,
    over: false,
  });
  if (refused.error !== error) setRefused({ error, over: false });
  const { input, typed, rules, problem, check } = usePasswordRules(error, owner);
  const [begun, setBegun] = useState(false);
  const open = rules.filter(({ met }) => !met).map(({ text }) => text);
  const said = open.length === 0 ? 'Your password meets all the rules.' : `Still needed: ${open.join(', ')}.`;

  return (
    <div className={className}>
      <PasswordField
        ref={input}
        label={label}
        name={name}
        hint={hint}
        error={problem ?? (refused.over ? undefined : error)}
        autoComplete="new-password"
        onFocus={(event) => {
          onFocus?.(event);
          setBegun(true);
          // The policy comes with the SDK, which a page that is only looked at does not load.
          check();
        }}
        onInput={(event: InputEvent<HTMLInputElement>) => {
          onInput?.(event);
          setRefused({ error, over: true });
          check();
        }}
        {...rest}
      />
      {/* Rules come a moment after the hand: with their room kept free, the button below stays where it is aimed at. */}
      <div className={begun || typed ? 'flow-root min-h-10' : ''}>
        {rules.length > 0 ? (
          <ul aria-label="Rules for the password" className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
            {rules.map((rule) => (
              <Rule key={rule.text} {...rule} />
            ))}
          </ul>
        ) : null}
      </div>
      <p role="status" className="sr-only">
        {typed && rules.length > 0 ? (problem ?? said) : null}
      </p>
    </div>
  );
}
