import { type ComponentProps, type FormEvent, useMemo, useRef, useState } from 'react';
import { Field, type FieldTexts, lineLook, useField } from './field.tsx';
import { applyEdit, format, parseMask, patternOf, readRaw } from './mask.ts';

interface MaskedFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'id' | 'value' | 'pattern'> {
  /** The format: `#` is a digit, `X` a letter or digit, `S` a letter, `A` a letter turned into a capital, `a` a letter turned into lower case; `!` keeps the next character as it is. */
  mask: string;
  /** A complete example value, shown when something is missing. */
  example: string;
  /** How many characters people have to type; all of them if left out. */
  atLeast?: number;
  /** The first value, with or without the mask's own characters. */
  defaultValue?: string;
  /** What the form sends: the formatted text, or only what was typed. */
  sends?: 'formatted' | 'raw';
  onValueChange?: (raw: string, formatted: string) => void;
}

/** A line of text in a fixed format, which fills in its own slashes and spaces. */
export function MaskedField({
  label,
  hint,
  error,
  mask: source,
  example,
  atLeast,
  defaultValue = '',
  sends = 'formatted',
  onValueChange,
  name,
  className = '',
  required,
  disabled,
  onInput,
  onCompositionEnd,
  ...rest
}: MaskedFieldProps) {
  const field = useField({ hint, error });
  const mask = useMemo(() => parseMask(source), [source]);
  const [start] = useState(() => format(mask, readRaw(mask, defaultValue)));
  const [raw, setRaw] = useState(() => readRaw(mask, defaultValue));
  const shown = useRef(start);

  function setRight(event: FormEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const { inputType, isComposing } = event.nativeEvent as InputEvent;
    // An unfinished sign of an input method is not to be touched; its end comes as another event.
    if (isComposing) return;
    const edited = applyEdit(mask, {
      before: shown.current,
      after: input.value,
      caret: input.selectionStart ?? input.value.length,
      forwards: inputType === 'deleteContentForward',
    });
    input.value = edited.text;
    input.setSelectionRange(edited.caret, edited.caret);
    shown.current = edited.text;
    setRaw(edited.raw);
    onValueChange?.(edited.raw, edited.text);
  }

  return (
    <Field
      id={field.id}
      label={label}
      hint={hint}
      error={field.error}
      required={required}
      className={className}
    >
      <input
        {...field.control}
        name={sends === 'formatted' ? name : undefined}
        required={required}
        disabled={disabled}
        defaultValue={start}
        placeholder={example}
        pattern={patternOf(mask, atLeast)}
        title={`Write it in full, like ${example}.`}
        autoComplete="off"
        spellCheck={false}
        inputMode={/[XSAa]/.test(source.replaceAll(/!./g, '')) ? 'text' : 'numeric'}
        className={`${lineLook} font-mono text-[.9375rem]`}
        onInput={(event) => {
          setRight(event);
          onInput?.(event);
        }}
        onCompositionEnd={(event) => {
          setRight(event);
          onCompositionEnd?.(event);
        }}
        {...rest}
      />
      {sends === 'raw' ? <input type="hidden" name={name} value={raw} disabled={disabled} /> : null}
    </Field>
  );
}
