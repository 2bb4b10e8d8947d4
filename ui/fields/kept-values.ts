type Kept = Record<string, string[]>;
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control => element.matches('input, select, textarea');
const isTick = (control: Control): control is HTMLInputElement => /^(radio|checkbox)$/.test(control.type);

/** The named fields of a form that a person fills in; secrets and files are nobody's to keep. */
const keepable = (form: HTMLFormElement): Control[] =>
  [...form.elements]
    .filter(isControl)
    .filter(({ name, type }) => name && !/^(password|file|hidden|submit|button)$/.test(type));

/** Keeps what was typed for as long as the tab is open. */
export function keepValues(form: HTMLFormElement, key: string): void {
  const kept: Kept = {};
  for (const control of keepable(form)) {
    const values = kept[control.name] ?? [];
    kept[control.name] = !isTick(control) || control.checked ? [...values, control.value] : values;
  }
  sessionStorage.setItem(`form:${key}`, JSON.stringify(kept));
}

/** Gives back what was kept, but leaves alone what was typed in the meantime. */
export function restoreValues(form: HTMLFormElement, key: string): void {
  const kept = JSON.parse(sessionStorage.getItem(`form:${key}`) ?? '{}') as Kept;
  for (const control of keepable(form)) {
    const values = kept[control.name];
    if (!values) continue;
    if (isTick(control)) control.checked = values.includes(control.value);
    else if (control instanceof HTMLSelectElement) control.value = values[0] ?? control.value;
    else if (control.value === control.defaultValue) control.value = values.shift() ?? control.value;
  }
}

export function forgetValues(key: string): void {
  sessionStorage.removeItem(`form:${key}`);
}
