/** The panel with the sentence: beside the picture on a desktop, a sheet on a phone. */
export const inputs = 'composer-inputs';

const panel = () => document.getElementById(inputs);

export const hideInputs = () => panel()?.hidePopover?.();

/** Puts the focus into the field for the sentence, wherever that is. */
export function showInputs() {
  if (!panel()?.checkVisibility()) panel()?.showPopover?.();
  panel()?.querySelector('textarea')?.focus();
}
