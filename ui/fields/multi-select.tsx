import { Combobox as Ark } from '@ark-ui/react/combobox';
import { X } from 'lucide-react';
import { type ComponentProps, useRef, useState } from 'react';
import { ArkDirection } from '../foundation/ark-direction.tsx';
import { bothRefs } from '../foundation/both-refs.ts';
import { CarriedValue } from './carried-value.tsx';
import { controlLook, Field, type FieldTexts, useField } from './field.tsx';
import { type Option, OptionList } from './option-list.tsx';
import { useMatchingOptions } from './use-matching-options.ts';

interface MultiSelectProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'id' | 'type' | 'value' | 'defaultValue'> {
  /** The form sends each chosen value under this name. */
  name?: string;
  options: readonly Option[];
  defaultValue?: readonly string[];
  onValueChange?: (value: string[]) => void;
  placeholder?: string;
  required?: boolean;
}

interface TagProps {
  label: string;
  disabled?: boolean;
  onRemove: () => void;
}

function Tag({ label, disabled, onRemove }: TagProps) {
  return (
    <li className="flex min-h-9 max-w-full items-center rounded-xl bg-selected ps-3 text-[.9375rem]">
      <span className="truncate">{label}</span>
      <button
        type="button"
        aria-label={`Remove ${label}`}
        onClick={onRemove}
        disabled={disabled}
        className="grid size-9 shrink-0 place-items-center rounded-xl hover:bg-line disabled:cursor-not-allowed disabled:opacity-40"
      >
        <X size={16} strokeWidth={1.5} aria-hidden="true" />
      </button>
    </li>
  );
}

/** Several of many; what was chosen stands as tags in the field. */
export function MultiSelect({
  label,
  hint,
  error,
  name,
  options,
  defaultValue = [],
  onValueChange,
  placeholder,
  required = false,
  className = '',
  disabled,
  ref,
  onKeyDown,
  ...rest
}: MultiSelectProps) {
  const field = useField({ hint, error });
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState<readonly string[]>(defaultValue);
  const [words, setWords] = useState('');
  const collection = useMatchingOptions(options, words);
  const labelOf = (chosen: string) => options.find((option) => option.value === chosen)?.label ?? chosen;
  function choose(next: string[]) {
    setValue(next);
    setWords('');
    onValueChange?.(next);
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
      <ArkDirection>
        <Ark.Root
          multiple
          collection={collection}
          ids={{ input: field.id, label: `${field.id}-label` }}
          value={[...value]}
          disabled={disabled}
          lazyMount
          openOnClick
          inputBehavior="autohighlight"
          positioning={{ strategy: 'fixed', placement: 'bottom-start', sameWidth: true, gutter: 8 }}
          onInputValueChange={({ inputValue }) => setWords(inputValue)}
          onValueChange={(details) => choose(details.value)}
        >
          <Ark.Control
            data-answer={value.map(labelOf).join(', ')}
            className={`${controlLook} relative flex flex-wrap items-center gap-1.5 p-1.25 has-aria-invalid:border-danger has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-3 has-[input:focus-visible]:outline-accent`}
          >
            <ul aria-label={`${label}: chosen`} className="contents">
              {value.map((chosen) => (
                <Tag
                  key={chosen}
                  label={labelOf(chosen)}
                  disabled={disabled}
                  onRemove={() => {
                    choose(value.filter((other) => other !== chosen));
                    input.current?.focus();
                  }}
                />
              ))}
            </ul>
            <Ark.Input
              {...field.control}
              ref={bothRefs(input, ref)}
              placeholder={value.length === 0 ? placeholder : undefined}
              className="h-9 min-w-6 flex-1 bg-transparent px-1.5 outline-none placeholder:text-mute"
              onKeyDown={(event) => {
                onKeyDown?.(event);
                if (event.key === 'Backspace' && event.currentTarget.value === '') choose(value.slice(0, -1));
              }}
              {...rest}
            />
            {(value.length ? value : ['']).map((chosen, index) => (
              <CarriedValue
                key={chosen}
                name={chosen ? name : undefined}
                value={chosen}
                required={required && index === 0}
                disabled={disabled}
                seen={input}
              />
            ))}
          </Ark.Control>
          <OptionList />
        </Ark.Root>
      </ArkDirection>
    </Field>
  );
}
