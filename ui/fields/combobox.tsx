import { Combobox as Ark } from '@ark-ui/react/combobox';
import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { ArkDirection } from '../foundation/ark-direction.tsx';
import { CarriedValue } from './carried-value.tsx';
import { Field, type FieldTexts, lineLook, useField } from './field.tsx';
import { type Option, OptionList } from './option-list.tsx';
import { useMatchingOptions } from './use-matching-options.ts';

interface ComboboxProps extends FieldTexts {
  /** The form sends the chosen option's `value` under this name. */
  name?: string;
  options: readonly Option[];
  defaultValue?: string;
  onValueChange?: (value: string | null) => void;
  placeholder?: string;
  required?: boolean;
  className?: string;
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
              ref={input}
              placeholder={placeholder}
              className={`${lineLook} pe-13`}
            />
            <Ark.Trigger className="absolute end-0.5 top-0.5 grid size-11 place-items-center rounded-[.8rem]">
              <ChevronDown size={20} strokeWidth={1.5} aria-hidden="true" />
            </Ark.Trigger>
            <CarriedValue name={name} value={value} required={required} seen={input} />
          </Ark.Control>
          <OptionList />
        </Ark.Root>
      </ArkDirection>
    </Field>
  );
}
