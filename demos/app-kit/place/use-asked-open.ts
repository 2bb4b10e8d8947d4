import { goTo, usePlace } from './use-place.ts';

/** Whether a dialog stands open, by the address: a link can open it, and going back shuts it. */
export function useAskedOpen(name: string): [boolean, (open: boolean) => void] {
  const { path, asked } = usePlace();
  const isOpen = asked.get(name) === 'yes';
  return [
    isOpen,
    (open) => {
      if (open === isOpen) return;
      // Shutting it leaves no step behind that would open it again.
      goTo(path, { ...Object.fromEntries(asked), [name]: open ? 'yes' : null }, { replace: !open });
    },
  ];
}
