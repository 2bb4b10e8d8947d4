import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isShortcut, type KeyPress } from './shortcut.ts';

const bare: KeyPress = { key: '', altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test('a bare key is that key and no other', () => {
  expect(isShortcut({ ...bare, key: 'F2' }, 'F2')).toBe(true);
  expect(isShortcut({ ...bare, key: 'F3' }, 'F2')).toBe(false);
  expect(isShortcut({ ...bare, key: 'F2', ctrlKey: true }, 'F2')).toBe(false);
});

test('a letter counts in either case, for Shift changes it', () => {
  expect(isShortcut({ ...bare, key: 'D', shiftKey: true }, 'Shift+D')).toBe(true);
  expect(isShortcut({ ...bare, key: 'd', shiftKey: true }, 'Shift+D')).toBe(true);
  expect(isShortcut({ ...bare, key: 'd' }, 'Shift+D')).toBe(false);
});

test('a press fits the shortcut that is written from it, and none with another modifier', () => {
  const press = fc.record({
    key: fc.constantFrom('a', 'Q', 'F2', 'Delete', 'Enter', '7'),
    altKey: fc.boolean(),
    ctrlKey: fc.boolean(),
    metaKey: fc.boolean(),
    shiftKey: fc.boolean(),
  });
  const written = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyPress) =>
    [altKey && 'Alt', ctrlKey && 'Control', metaKey && 'Meta', shiftKey && 'Shift', key]
      .filter(Boolean)
      .join('+');
  fc.assert(
    fc.property(press, (made) => {
      expect(isShortcut(made, written(made))).toBe(true);
      expect(isShortcut({ ...made, altKey: !made.altKey }, written(made))).toBe(false);
    }),
  );
});
