import { type RefObject, useEffect, useRef } from 'react';

/**
 * Plays from the word that is pressed with a mouse or a finger. One listener for the list, not a button for each word:
 * text in buttons cannot be selected, and thousands of them would stand in the way of keys, for which each line has one.
 */
export function useWordPress(list: RefObject<HTMLElement | null>, onPress: (seconds: number) => void): void {
  const told = useRef(onPress);
  told.current = onPress;
  useEffect(() => {
    const element = list.current;
    const press = (event: MouseEvent) => {
      const start = event.target instanceof HTMLElement ? event.target.dataset.start : undefined;
      // Somebody who selects text does not want to hear it.
      if (start !== undefined && getSelection()?.isCollapsed !== false) told.current(Number(start));
    };
    element?.addEventListener('click', press);
    return () => element?.removeEventListener('click', press);
  }, [list]);
}
