import { Combobox as Ark } from '@ark-ui/react/combobox';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useRef, useState } from 'react';
import { ArkDirection } from '../foundation/ark-direction.tsx';
import { bothRefs } from '../foundation/both-refs.ts';
import { CarriedValue } from './carried-value.tsx';
import { Field, type FieldTexts, lineLook, useField } from './field.tsx';
import { type Option, OptionList } from './option-list.tsx';
import { useMatchingOptions } from './use-matching-options.ts';

interface ComboboxProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'id' | 'type' | 'value' | 'defaultValue'> {
  /** The form sends the chosen option's `value` under this name. */
  name?: string;
  options: readonly Option[];
  defaultValue?: string;
  onValueChange?: (value: string | null) => void;
  placeholder?: string;
  required?: boolean;
}

/** Chooses one of many: type any part of its name, then choose. */
export function Combobox({
  label,
  hint,
  error,
  name,
  options,
  defaultValue,
  onValueChange,
  placeholder,
  required = false,
  className = '',
  disabled,
  ref,
  ...rest
}: ComboboxProps) {
  const field = useField({ hint, error });
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(defaultValue ?? '');
  const [words, setWords] = useState('');
  const collection = useMatchingOptions(options, words);
  return (
    <Field
      id={field.id}
      label={label}
      hint={hint}
      error={field.error}
      required={required}
      className={className}
    >
      <ArkDirection>
        <Ark.Root
          collection={collection}
          ids={{ input: field.id, label: `${field.id}-label` }}
          defaultValue={defaultValue ? [defaultValue] : []}
          disabled={disabled}
          lazyMount
          openOnClick
          inputBehavior="autohighlight"
          positioning={{ strategy: 'fixed', placement: 'bottom-start', sameWidth: true, gutter: 8 }}
          translations={{ triggerLabel: `Show all: ${label}` }}
          onInputValueChange={({ inputValue, reason }) => {
            if (reason === 'input-change') setWords(inputValue);
          }}
          onOpenChange={({ open }) => {
            if (!open) setWords('');
          }}
          onValueChange={({ value: [chosen] }) => {
            setValue(chosen ?? '');
            onValueChange?.(chosen ?? null);
          }}
        >
          <Ark.Control className="relative">
            <Ark.Input
              {...field.control}
              ref={bothRefs(input, ref)}
              placeholder={placeholder}
              className={`${lineLook} pe-13`}
              {...rest}
            />
            <Ark.Trigger className="absolute end-0.5 top-0.5 grid size-11 place-items-center rounded-[.8rem] disabled:cursor-not-allowed disabled:opacity-40">
              <ChevronDown size={20} strokeWidth={1.5} aria-hidden="true" />
            </Ark.Trigger>
            <CarriedValue name={name} value={value} required={required} disabled={disabled} seen={input} />
          </Ark.Control>
          <OptionList />
        </Ark.Root>
      </ArkDirection>
    </Field>
  );
}
