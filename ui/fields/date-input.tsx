import { DatePicker, type DateValue, parseDate, useDatePickerContext } from '@ark-ui/react/date-picker';
import { Calendar as CalendarIcon } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { ArkDirection } from '../foundation/ark-direction.tsx';
import { bothRefs } from '../foundation/both-refs.ts';
import { Calendar } from './calendar.tsx';
import { readTypedDate, writtenDate } from './typed-date.ts';

/** What both date fields ask of a day. */
export interface DateLimits {
  /** The first day people can choose, as `2026-11-17`. */
  min?: string;
  /** The last day people can choose. */
  max?: string;
  /** Returns whether a day is unavailable. */
  isTaken?: (day: string) => boolean;
}

interface DateInputProps extends DateLimits, Omit<ComponentProps<'input'>, 'min' | 'max'> {
  /** 0 for the first day, 1 for the last of a range. */
  index?: number;
}

/** What both pickers have in common. */
const pickerLook = {
  locale: 'en-GB',
  timeZone: 'UTC',
  startOfWeek: 1,
  lazyMount: true,
  positioning: { strategy: 'fixed', placement: 'bottom-start', gutter: 8 },
  translations: {
    content: 'Calendar',
    trigger: (open: boolean) => (open ? 'Close the calendar' : 'Open the calendar'),
    prevTrigger: (view: string) =>
      view === 'year' ? 'Ten years back' : view === 'month' ? 'A year back' : 'A month back',
    nextTrigger: (view: string) =>
      view === 'year' ? 'Ten years forward' : view === 'month' ? 'A year forward' : 'A month forward',
  },
} as const;

interface DaysPickerProps extends DateLimits {
  /** How many days are picked: one, or the first and the last. */
  mode: 'single' | 'range';
  defaultValue: readonly string[];
  onDaysChange: (days: string[]) => void;
  disabled?: boolean;
  /** The id of an input, by its place. */
  inputId: (index: number) => string;
  children: ReactNode;
}

/** Typed days with a calendar, in the words and by the limits of both fields. */
export function DaysPicker({
  mode,
  defaultValue,
  onDaysChange,
  disabled,
  inputId,
  min,
  max,
  isTaken,
  children,
}: DaysPickerProps) {
  return (
    <ArkDirection>
      <DatePicker.Root
        {...pickerLook}
        selectionMode={mode}
        disabled={disabled}
        ids={{ input: inputId }}
        defaultValue={defaultValue.map((day) => parseDate(day))}
        min={min ? parseDate(min) : undefined}
        max={max ? parseDate(max) : undefined}
        isDateUnavailable={(date: DateValue) => isTaken?.(date.toString()) ?? false}
        onValueChange={({ value }) => onDaysChange(value.map(String))}
      >
        {children}
        <Calendar />
      </DatePicker.Root>
    </ArkDirection>
  );
}

/** One typed date of a picker: taken when one leaves it or presses Enter, and never silently changed. */
export function DateInput({
  index = 0,
  min,
  max,
  isTaken,
  ref,
  onInput,
  onBlur,
  onKeyDownCapture,
  ...rest
}: DateInputProps) {
  const picker = useDatePickerContext();
  const input = useRef<HTMLInputElement>(null);

  function wrongWith(day: string | null): string {
    if (!day) return 'This date doesn’t exist. Write it like 17/11/2026.';
    if (min && day < min) return `Choose ${writtenDate(min)} or later.`;
    if (max && day > max) return `Choose ${writtenDate(max)} or earlier.`;
    return isTaken?.(day) ? 'This day isn’t available. Choose another.' : '';
  }

  function take() {
    const text = input.current?.value.trim() ?? '';
    if (text === (picker.valueAsString[index] ?? '')) return;
    const day = readTypedDate(text);
    const wrong = text ? wrongWith(day) : '';
    input.current?.setCustomValidity(wrong);
    if (wrong) return;
    const days = [...picker.value];
    if (day) days[index] = parseDate(day);
    else days.splice(index);
    picker.setValue(days);
    if (day && input.current) input.current.value = writtenDate(day);
  }

  // A date may have been typed before the scripts arrived.
  const early = useRef(take);
  useEffect(() => early.current(), []);

  return (
    <DatePicker.Input
      ref={bothRefs(input, ref)}
      index={index}
      fixOnBlur={false}
      placeholder="dd/mm/yyyy"
      inputMode="numeric"
      onInput={(event) => {
        input.current?.setCustomValidity('');
        onInput?.(event);
      }}
      onBlur={(event) => {
        take();
        onBlur?.(event);
      }}
      // Ark would take Enter for “choose the day in focus”; here it sends the form, as in every line of text.
      onKeyDownCapture={(event) => {
        onKeyDownCapture?.(event);
        if (event.key !== 'Enter') return;
        take();
        event.stopPropagation();
      }}
      {...rest}
    />
  );
}

/** Opens the calendar of the picker around it. */
export function CalendarButton() {
  return (
    <DatePicker.Trigger className="absolute end-0.5 top-0.5 grid size-11 place-items-center rounded-[.8rem] hover:bg-sunk disabled:cursor-not-allowed disabled:opacity-40">
      <CalendarIcon size={20} strokeWidth={1.5} aria-hidden="true" />
    </DatePicker.Trigger>
  );
}
