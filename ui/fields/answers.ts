/** What was answered to one question, in words. */
export interface Answer {
  label: string;
  said: string;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function saidBy(control: Control): string {
  if (control instanceof HTMLSelectElement)
    return control.value ? (control.selectedOptions[0]?.text ?? '') : '';
  if (control.type === 'password') return control.value ? 'Not shown' : '';
  if (control.type !== 'checkbox' && control.type !== 'radio') return control.value;
  if (!(control as HTMLInputElement).checked) return '';
  return control.dataset.says ?? 'Yes';
}

/** Reads a filled-in part of a form as a person would: by its labels and by the words that were chosen. */
export function answersIn(part: HTMLElement): Answer[] {
  return [...part.querySelectorAll<HTMLElement>('[data-field]')].map((frame) => {
    const picked = frame.querySelector<HTMLElement>('[data-answer]');
    const controls = frame.querySelectorAll<Control>(
      'input:not([type=hidden], [aria-hidden=true]), select, textarea',
    );
    const said = picked ? [picked.dataset.answer ?? ''] : [...controls].map(saidBy);
    return { label: frame.dataset.field ?? '', said: said.filter(Boolean).join(', ') };
  });
}
