import { type RefObject, useEffect, useRef } from 'react';
import { type DemoKey, hasCommandKey, keyFor } from './demo-keys.ts';

const typing =
  'input:not([type=checkbox],[type=radio],[type=range]), textarea, select, [contenteditable], [role=menu]';

/**
 * Does what the pressed key is for, but never while somebody types or a dialog, a sheet or a menu is open. A demo that
 * is one part of a page gives itself as `within`, and hears only what is pressed in it.
 */
export function useDemoKeys(keys: readonly DemoKey[], within?: RefObject<HTMLElement | null>): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const mac = hasCommandKey();
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog:modal, :popover-open')) return;
      if (event.target instanceof Element && event.target.closest(typing)) return;
      if (within && !(event.target instanceof Node && within.current?.contains(event.target))) return;
      const key = keyFor(event, latest.current, mac);
      if (!key) return;
      event.preventDefault();
      key.run();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [within]);
}
