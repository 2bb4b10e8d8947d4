/** Inserts text at the cursor in a field, as if it had been typed: the form keeps it, and undo removes it. */
export function insertAt(field: HTMLTextAreaElement | null, text: string): void {
  if (!field) return;
  field.focus();
  const before = field.value.slice(0, field.selectionStart);
  const gap = before === '' || /\s$/.test(before) ? '' : ' ';
  field.setRangeText(gap + text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
