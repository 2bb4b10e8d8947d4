import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';

interface DialogState {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

interface DialogParts {
  dialog: RefObject<HTMLDialogElement | null>;
  body: RefObject<HTMLDivElement | null>;
  /** Whether the body holds more than fits, and so has to take the focus. */
  scrolls: boolean;
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/** Does what a button's `command` asks of the dialog, where the browser does not know commands yet. */
function useCommands(dialog: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    if ('command' in HTMLButtonElement.prototype) return;
    const act = (event: Event) => {
      const button = (event.target as Element).closest<HTMLButtonElement>('button[commandfor]');
      const element = dialog.current;
      if (!element || button?.getAttribute('commandfor') !== element.id) return;
      if (button.getAttribute('command') === 'show-modal') element.showModal();
      else element.close(button.value);
    };
    document.addEventListener('click', act);
    return () => document.removeEventListener('click', act);
  }, [dialog]);
}

/** What a native dialog still needs of a script: a controlled state, and what older browsers cannot do yet. */
export function useDialog({ open, onOpenChange }: DialogState): DialogParts {
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useCommands(dialog);

  useEffect(() => {
    const element = dialog.current;
    if (!element || open === undefined || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);

  // React gives a dialog that came from the server no `onToggle`, and it may be open before this runs.
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const measure = () => {
      const part = body.current;
      if (element.open && part) setScrolls(part.scrollHeight > part.clientHeight);
    };
    const toggled = () => {
      measure();
      if (element.open !== open) onOpenChange?.(element.open);
    };
    measure();
    element.addEventListener('toggle', toggled);
    return () => element.removeEventListener('toggle', toggled);
  }, [open, onOpenChange]);

  return {
    dialog,
    body,
    scrolls,
    onClick(event) {
      // A press on the dialog itself and not on its content is one on the ground behind it.
      if ('closedBy' in HTMLDialogElement.prototype || event.target !== event.currentTarget) return;
      if (event.currentTarget.getAttribute('closedby') === 'any') event.currentTarget.close();
    },
  };
}
