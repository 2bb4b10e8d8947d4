/** What the keys do to the object that has the focus. */
export const toldKeys: readonly { keys: string; label: string }[] = [
  { keys: 'Tab', label: 'Next object' },
  { keys: 'ArrowLeft', label: 'Move (any arrow key; hold Shift to move further)' },
  { keys: '-', label: 'Smaller (use the plus key for larger)' },
  { keys: ']', label: 'Forward (use [ for backward)' },
  { keys: 'D', label: 'Duplicate' },
  { keys: 'F', label: 'Flip' },
  { keys: 'Delete', label: 'Delete' },
  { keys: 'S', label: 'Share' },
];
