/** As much of a form control as it takes to say what is wrong with it. */
export interface Checked {
  type: string;
  value: string;
  validity: Partial<ValidityState>;
  validationMessage: string;
  title: string;
  min?: string;
  max?: string;
  step?: string;
  minLength?: number;
  maxLength?: number;
}

const missing: Record<string, string> = {
  checkbox: 'Tick this box to continue.',
  radio: 'Choose an option to continue.',
  'select-one': 'Choose an option to continue.',
  file: 'Choose a file to continue.',
};

const badly: Record<string, string> = {
  email: 'Enter a complete email address, such as name@example.com.',
  url: 'Enter a complete address that starts with https://.',
  number: 'Enter a number in digits.',
  date: 'Enter a complete date with day, month and year.',
  time: 'Enter a complete time with hours and minutes.',
};

function stepMessage({ type, step }: Checked): string {
  if (type === 'time') return `Choose a time in steps of ${Number(step) / 60} minutes.`;
  return `Use a multiple of ${step}.`;
}

/** What the browser found wrong with a control, in plain words that say what to do. */
export function plainMessage(control: Checked): string {
  const { validity, type, title, value, min, max } = control;
  const later = type === 'time' || type === 'date';
  if (validity.valueMissing) return missing[type] ?? 'Fill this in to continue.';
  if (validity.badInput || validity.typeMismatch) return badly[type] ?? control.validationMessage;
  if (validity.patternMismatch) return title || control.validationMessage;
  if (validity.tooShort)
    return `Write at least ${control.minLength} characters. You have ${value.length} so far.`;
  if (validity.tooLong) return `Write at most ${control.maxLength} characters. You have ${value.length}.`;
  if (validity.rangeUnderflow) return later ? `Choose ${min} or later.` : `Choose ${min} or more.`;
  if (validity.rangeOverflow) return later ? `Choose ${max} or earlier.` : `Choose ${max} or less.`;
  if (validity.stepMismatch) return stepMessage(control);
  return control.validationMessage;
}
