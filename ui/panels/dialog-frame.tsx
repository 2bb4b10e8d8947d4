import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { bothRefs } from '../foundation/both-refs.ts';
import { useDialog } from './use-dialog.ts';

export interface DialogFrameProps extends Omit<ComponentProps<'dialog'>, 'open'> {
  /** Any button with `command="show-modal"` and this id as its `commandfor` opens the dialog, even before scripts have loaded. */
  id: string;
  /** What the dialog is about; this is also its name for screen readers. */
  heading: string;
  /** Replaces the visible heading, for example with a search field, and has to contain a close button. The heading is then only read out. */
  head?: ReactNode;
  /** Whether it is open; if left out, buttons open it with their `command` attribute. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Stays in view below the part that scrolls. */
  footer?: ReactNode;
  /** Whether a cross and a click outside close it; if not, people have to choose a button inside. Esc always works. */
  dismissable?: boolean;
}

// The page behind must not scroll along; the class names its own root, so it holds before any script.
const behind =
  '[:root:has(&:modal)]:overflow-hidden backdrop:bg-[oklch(.1_.01_275/.5)] backdrop:transition-[opacity,display,overlay] backdrop:transition-discrete backdrop:duration-(--panel) not-open:backdrop:opacity-0 starting:open:backdrop:opacity-0';

/** What dialogs and sheets share: a heading, a part that scrolls, a footer that stays, and the ways to shut them. */
export function DialogFrame({
  id,
  heading,
  head,
  open,
  onOpenChange,
  footer,
  dismissable = true,
  className = '',
  ref,
  children,
  ...rest
}: DialogFrameProps) {
  const title = useId();
  const { dialog, body, scrolls, ...handlers } = useDialog({ open, onOpenChange });
  return (
    <dialog
      ref={bothRefs(dialog, ref)}
      id={id}
      aria-labelledby={title}
      closedby={dismissable ? 'any' : 'closerequest'}
      className={`overflow-hidden border-line bg-raised text-start text-base text-ink open:flex open:flex-col ${behind} ${className}`}
      {...handlers}
      {...rest}
    >
      <h2
        id={title}
        className={
          head
            ? 'sr-only'
            : `ps-6 pb-4 pt-6 text-2xl sm:ps-8 sm:pt-7 ${dismissable ? 'pe-16' : 'pe-6 sm:pe-8'}`
        }
      >
        {heading}
      </h2>
      {head}
      <div
        ref={body}
        {...(scrolls ? { role: 'group', 'aria-labelledby': title, tabIndex: 0 } : null)}
        className="mx-2 mb-2 min-h-0 flex-1 overflow-y-auto overscroll-contain rounded-input px-4 pb-4 pt-1 -outline-offset-2 sm:px-6"
      >
        {children}
      </div>
      {footer ? (
        <div className="flex flex-wrap gap-3 border-t border-line px-6 py-4 max-sm:*:grow sm:px-8">
          {footer}
        </div>
      ) : null}
      {dismissable && !head ? (
        // It comes last, so that the first field or answer has the focus.
        <button
          type="button"
          command="close"
          commandfor={id}
          aria-label={`Close: ${heading}`}
          className="absolute end-3 top-3 grid size-11 place-items-center rounded-full hover:bg-selected sm:end-4 sm:top-4"
        >
          <X size={20} strokeWidth={1.5} aria-hidden="true" />
        </button>
      ) : null}
    </dialog>
  );
}
