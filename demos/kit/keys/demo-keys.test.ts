import { expect, it } from 'vitest';
import { capsOf, historyKeys, keyFor } from './demo-keys.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey', boolean>> = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...held,
});
const keys = historyKeys({ undo: () => {}, redo: () => {} });

it('knows ⌘ on a Mac and Ctrl elsewhere', () => {
  expect(keyFor(press('z', { ctrlKey: true }), keys, false)?.label).toBe('Undo');
  expect(keyFor(press('z', { metaKey: true }), keys, true)?.label).toBe('Undo');
  expect(keyFor(press('z', { ctrlKey: true }), keys, true)).toBeUndefined();
  expect(keyFor(press('Z', { ctrlKey: true, shiftKey: true }), keys, false)?.label).toBe('Redo');
});

it('draws the keys as they are printed', () => {
  expect(capsOf('Mod+Shift+Z', true)).toEqual(['⌘', '⇧', 'Z']);
  expect(capsOf('Mod+Z', false)).toEqual(['Ctrl', 'Z']);
});
