import { useEffect } from 'react';
import { stepOf } from './key-steps.ts';

const patienceMs = 1200;
const typing = 'input, textarea, select, [contenteditable], dialog, [role=menu]';

/** Calls `onPress` for the action whose keys are pressed one after the other, but never while somebody types. */
export function useShortcuts<T extends { keys?: string }>(
  actions: readonly T[],
  onPress: (action: T) => void,
): void {
  useEffect(() => {
    let before = '';
    let last = 0;
    const press = (event: KeyboardEvent) => {
      const at = event.target;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (at instanceof Element && at.closest(typing)) return;
      const step = stepOf(event.timeStamp - last < patienceMs ? before : '', event.key, actions);
      last = event.timeStamp;
      before = typeof step === 'object' && 'waits' in step ? step.waits : '';
      if (typeof step !== 'object' || !('does' in step)) return;
      event.preventDefault();
      onPress(step.does);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [actions, onPress]);
}
