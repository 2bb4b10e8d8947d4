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
  checkbox: 'Tick this to go on.',
  radio: 'Choose one to go on.',
  'select-one': 'Choose one to go on.',
  file: 'Choose a file to go on.',
};

const badly: Record<string, string> = {
  email: 'Write the whole address, with an @ and a dot after it.',
  url: 'Write the whole address, beginning with https://.',
  number: 'Write a number, in digits.',
  date: 'Write the whole date: day, month and year.',
  time: 'Write the whole time: hours and minutes.',
};

function stepMessage({ type, step }: Checked): string {
  if (type === 'time') return `Choose a time in steps of ${Number(step) / 60} minutes.`;
  return `Use a multiple of ${step}.`;
}

/** What the browser found wrong with a control, in plain words that say what to do. */
export function plainMessage(control: Checked): string {
  const { validity, type, title, value, min, max } = control;
  const later = type === 'time' || type === 'date';
  if (validity.valueMissing) return missing[type] ?? 'This is still empty. Fill it in to go on.';
  if (validity.badInput || validity.typeMismatch) return badly[type] ?? control.validationMessage;
  if (validity.patternMismatch) return title || control.validationMessage;
  if (validity.tooShort)
    return `Write at least ${control.minLength} characters. There are ${value.length} so far.`;
  if (validity.tooLong) return `Write at most ${control.maxLength} characters. There are ${value.length}.`;
  if (validity.rangeUnderflow) return later ? `Choose ${min} or later.` : `Choose ${min} or more.`;
  if (validity.rangeOverflow) return later ? `Choose ${max} or earlier.` : `Choose ${max} or less.`;
  if (validity.stepMismatch) return stepMessage(control);
  return control.validationMessage;
}
