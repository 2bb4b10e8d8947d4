import { PinInput } from '@ark-ui/react/pin-input';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { ArkDirection } from '../foundation/ark-direction.tsx';
import { CarriedValue } from './carried-value.tsx';
import { FieldGroup, type FieldTexts, useField } from './field.tsx';

interface CodeFieldProps extends FieldTexts, Omit<ComponentProps<'fieldset'>, 'id' | 'children'> {
  name?: string;
  /** How many digits the code has. */
  count?: number;
  /** Called once the last digit is entered. */
  onComplete?: (code: string) => void;
  required?: boolean;
  /** Takes the focus when it appears. Set it if this field replaces the one that had the focus. */
  takesFocus?: boolean;
}

/** A code from a message, with one box for each digit. People can paste it whole, and phones suggest it. */
export function CodeField({
  label,
  hint,
  error,
  name,
  count = 6,
  onComplete,
  required = false,
  takesFocus = false,
  className = '',
  disabled,
  ...rest
}: CodeFieldProps) {
  const field = useField({ hint, error });
  const [code, setCode] = useState<string[]>(() => Array(count).fill(''));
  const root = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const boxes = Array.from({ length: count }, (_, index) => index);
  useEffect(() => {
    const inputs = root.current?.querySelectorAll<HTMLInputElement>('input[data-index]') ?? [];
    const early = [...inputs].map((input) => input.value);
    // Digits may have been typed before the scripts arrived.
    if (early.some(Boolean)) setCode(early);
  }, []);
  return (
    <FieldGroup
      id={field.id}
      label={label}
      hint={hint}
      error={field.error}
      required={required}
      className={`relative ${className}`}
      disabled={disabled}
      {...rest}
    >
      <ArkDirection>
        <PinInput.Root
          ref={root}
          otp
          autoFocus={takesFocus}
          placeholder=""
          count={count}
          value={code}
          translations={{ inputLabel: (index, length) => `Digit ${index + 1} of ${length}` }}
          invalid={Boolean(field.error)}
          disabled={disabled}
          sanitizeValue={(text) => text.replaceAll(/\D/g, '')}
          onValueChange={({ value }) => setCode(value)}
          onValueComplete={({ valueAsString }) => onComplete?.(valueAsString)}
        >
          {/* Digits run from left to right in every script. */}
          <PinInput.Control dir="ltr" className="flex max-w-88 gap-2">
            {boxes.map((index) => (
              <PinInput.Input
                key={index}
                index={index}
                ref={index === 0 ? first : undefined}
                className="h-14 w-full min-w-0 rounded-input border border-outline bg-raised text-center font-mono text-xl disabled:bg-sunk disabled:text-mute aria-invalid:border-danger"
              />
            ))}
          </PinInput.Control>
        </PinInput.Root>
      </ArkDirection>
      <CarriedValue name={name} value={code.join('')} required={required} seen={first} />
    </FieldGroup>
  );
}
