import { isShortcut, type KeyPress } from '#ui/actions/shortcut.ts';

/** Something that a key does in a demo. */
export interface DemoKey {
  /** As in `aria-keyshortcuts`; `Mod` is ⌘ on a Mac and Ctrl elsewhere: `Mod+Z`, `Mod+Shift+Z`, `Delete`. */
  keys: string;
  label: string;
  run: () => void;
}

/** What undoing needs to be told, in every demo. */
export const historyKeys = (history: { undo: () => void; redo: () => void }): DemoKey[] => [
  { keys: 'Mod+Z', label: 'Undo', run: history.undo },
  { keys: 'Mod+Shift+Z', label: 'Redo', run: history.redo },
];

const onMac = /Mac|iPhone|iPad/;

/** Whether this is a keyboard with ⌘. */
export const hasCommandKey = (platform: string = globalThis.navigator?.platform ?? ''): boolean =>
  onMac.test(platform);

/** The key that a press is for, if there is one. */
export const keyFor = (press: KeyPress, keys: readonly DemoKey[], mac: boolean): DemoKey | undefined =>
  keys.find((each) => isShortcut(press, each.keys.replace('Mod', mac ? 'Meta' : 'Control')));

const signs: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
  Delete: 'Del',
};

/** The caps of a shortcut, one for each key. */
export const capsOf = (keys: string, mac: boolean): string[] =>
  // A plus at the beginning is the key itself.
  keys.split(/(?<=.)\+/).map((key) => {
    if (key === 'Mod') return mac ? '⌘' : 'Ctrl';
    if (key === 'Shift' && mac) return '⇧';
    return signs[key] ?? key;
  });
