import { type ComponentProps, type KeyboardEvent, useEffect, useId, useState } from 'react';
import { bothRefs } from '../foundation/both-refs.ts';
import { useDirection } from '../foundation/direction.tsx';
import { useDialog } from '../panels/use-dialog.ts';
import { LightboxFootBar, LightboxTopBar, zoomStep } from './lightbox-bars.tsx';
import { type LightboxItem, LightboxStage } from './lightbox-stage.tsx';
import { useZoom } from './use-zoom.ts';

interface LightboxProps extends Omit<ComponentProps<'dialog'>, 'open' | 'children'> {
  /** What the pictures show; this is also the dialog's name. */
  label: string;
  items: readonly LightboxItem[];
  /** Which picture is shown; null while it is closed. */
  index: number | null;
  onIndexChange: (index: number | null) => void;
}

/** How far an arrow key moves a picture that is larger than the screen. */
const panStep = 80;

/** Pictures over the whole screen, to step through and zoom; when closed it returns the focus. */
export function Lightbox({
  label,
  items,
  index,
  onIndexChange,
  className = '',
  ref,
  onKeyDown,
  ...rest
}: LightboxProps) {
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const place = useId();
  const side = useDirection() === 'rtl' ? -1 : 1;
  const zoom = useZoom(frame, (towards) => walk(towards * side));
  const open = index !== null;
  const { dialog } = useDialog({ open, onOpenChange: (next) => next || close() });
  const last = items.length - 1;

  // The dialog itself takes the focus: its name is said first, and the arrow keys work at once.
  useEffect(() => {
    if (open) dialog.current?.focus();
  }, [open, dialog]);

  function go(to: number) {
    if (to < 0 || to > last || to === index) return;
    zoom.reset();
    onIndexChange(to);
  }
  function walk(by: number) {
    if (index !== null) go(index + by);
  }
  function close() {
    zoom.reset();
    onIndexChange(null);
  }

  function arrow(x: -1 | 0 | 1, y: -1 | 0 | 1) {
    if (zoom.view.scale > 1) zoom.pan({ x: -x * panStep, y: -y * panStep });
    else walk(x * side);
  }
  function act(key: string): boolean {
    if (key === 'ArrowRight') arrow(1, 0);
    else if (key === 'ArrowLeft') arrow(-1, 0);
    else if (key === 'ArrowDown') arrow(0, 1);
    else if (key === 'ArrowUp') arrow(0, -1);
    else if (key === 'Home') go(0);
    else if (key === 'End') go(last);
    else if (key === '+' || key === '=') zoom.zoom(zoomStep);
    else if (key === '-') zoom.zoom(1 / zoomStep);
    else if (key === '0') zoom.reset();
    else return false;
    return true;
  }
  function press(event: KeyboardEvent<HTMLDialogElement>) {
    onKeyDown?.(event);
    if (!event.ctrlKey && !event.metaKey && !event.altKey && act(event.key)) event.preventDefault();
  }

  return (
    <dialog
      ref={bothRefs(dialog, ref)}
      tabIndex={-1}
      aria-label={label}
      aria-describedby={place}
      data-scheme="dark"
      onKeyDown={press}
      className={`m-0 size-full max-h-none max-w-none grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden bg-paper text-ink open:grid [:root:has(&:modal)]:overflow-hidden ${className}`}
      {...rest}
    >
      {open ? (
        <>
          <LightboxTopBar index={index} count={items.length} zoom={zoom} onClose={close} />
          <LightboxStage items={items} index={index} frame={setFrame} zoom={zoom} side={side} />
          <LightboxFootBar id={place} items={items} index={index} onGo={go} />
        </>
      ) : null}
    </dialog>
  );
}
