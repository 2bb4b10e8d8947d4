import { type CreateToasterProps, createToaster, Toast, Toaster } from '@ark-ui/react/toast';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';
import { ArkDirection } from '../foundation/ark-direction.tsx';
import { bothRefs } from '../foundation/both-refs.ts';
import { useTopLayer } from '../foundation/use-top-layer.ts';
import { showToasts, type ToastWords } from './toast.ts';

// Ark's own words for the tones; it ranks the notes by them.
const types = { plain: 'info', done: 'success', warning: 'warning', danger: 'error' } as const;
const looks = {
  info: { Icon: Info, color: 'text-mute' },
  success: { Icon: CircleCheck, color: 'text-done' },
  warning: { Icon: TriangleAlert, color: 'text-warning' },
  error: { Icon: CircleAlert, color: 'text-danger' },
};
const lookOf = (type = '') => (type in looks ? looks[type as keyof typeof looks] : looks.info);

type ToastsProps = Pick<CreateToasterProps, 'placement'> & ComponentProps<'div'>;

/** Shows the notes, the newest in front; all of them wait while the pointer or the focus rests on one. */
export default function Toasts({ placement, className = '', ref, ...rest }: ToastsProps) {
  const [count, setCount] = useState(0);
  const [toaster] = useState(() =>
    createToaster({ placement, overlap: true, gap: 12, max: 4, offsets: 'var(--toast-edge)' }),
  );
  useEffect(() => {
    // The store tells of a note before it counts it.
    const unsubscribe = toaster.subscribe(() => queueMicrotask(() => setCount(toaster.getCount())));
    const stop = showToasts(
      ({ tone = 'plain', text, action, id, duration = action ? 10_000 : 6000, title }: ToastWords) => {
        const note = {
          title,
          description: text,
          type: types[tone],
          duration,
          action: action && { label: action.label, onClick: action.onSelect },
        };
        if (id && toaster.isVisible(id)) toaster.update(id, note);
        else toaster.create(id ? { ...note, id } : note);
      },
    );
    return () => {
      stop();
      unsubscribe();
    };
  }, [toaster]);
  const topLayer = useTopLayer<HTMLDivElement>(count > 0);
  return (
    <ArkDirection>
      <div
        ref={bothRefs(topLayer, ref)}
        popover="manual"
        className={`floats pointer-events-none fixed inset-0 h-full w-full [--toast-edge:1rem] sm:[--toast-edge:1.5rem] ${className}`}
        {...rest}
      >
        <Toaster toaster={toaster} className="pointer-events-auto">
          {(note) => {
            const { Icon, color } = lookOf(note.type);
            return (
              <Toast.Root className="flex w-[calc(100vw-2rem)] max-w-[26rem] items-start gap-3 rounded-[1.25rem] border border-line bg-raised py-2 pe-2 ps-4 text-start text-[.9375rem] text-ink shadow-[0_16px_40px_oklch(.1_.01_275/.16)] [height:var(--height)] [opacity:var(--opacity)] [scale:var(--scale)] [translate:var(--x)_var(--y)] [transition:translate_var(--panel)_var(--ease),scale_var(--panel)_var(--ease),opacity_var(--panel),height_var(--panel)] [z-index:var(--z-index)]">
                <Icon size={20} strokeWidth={1.5} aria-hidden="true" className={`mt-3 shrink-0 ${color}`} />
                <div className="min-w-0 flex-1 py-2.5">
                  <Toast.Title className="font-[540] leading-snug">{note.title}</Toast.Title>
                  {note.description ? (
                    <Toast.Description className="mt-0.5 leading-snug text-mute">
                      {note.description}
                    </Toast.Description>
                  ) : null}
                </div>
                {note.action ? (
                  <Toast.ActionTrigger className="min-h-11 shrink-0 rounded-full px-3 font-[540] text-accent hover:bg-selected">
                    {note.action.label}
                  </Toast.ActionTrigger>
                ) : null}
                <Toast.CloseTrigger
                  aria-label={`Close: ${String(note.title)}`}
                  className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-selected"
                >
                  <X size={20} strokeWidth={1.5} aria-hidden="true" />
                </Toast.CloseTrigger>
              </Toast.Root>
            );
          }}
        </Toaster>
      </div>
    </ArkDirection>
  );
}
