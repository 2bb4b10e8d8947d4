const modifiers = { Alt: 'altKey', Control: 'ctrlKey', Meta: 'metaKey', Shift: 'shiftKey' } as const;

/** The part of a key press that a shortcut looks at. */
export interface KeyPress {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** Whether a press is this shortcut: `F2`, `Delete`, `Shift+D`, written as in `aria-keyshortcuts`. */
export function isShortcut(press: KeyPress, shortcut: string): boolean {
  const parts = shortcut.split('+');
  const key = parts.at(-1) ?? '';
  const asks = (name: string) => parts.slice(0, -1).includes(name);
  return (
    press.key.toLowerCase() === key.toLowerCase() &&
    Object.entries(modifiers).every(([name, flag]) => press[flag] === asks(name))
  );
}
