import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

type AlertTone = 'plain' | 'done' | 'warning' | 'danger';

interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: AlertTone;
  /** What happened, in one sentence. */
  heading: string;
  /** What was kept, and what to do. */
  children?: ReactNode;
  /** One or two small buttons; the first fixes the problem. */
  actions?: ReactNode;
  /** Adds a cross that dismisses the alert; only for messages people can safely ignore. */
  onDismiss?: () => void;
}

/** Screen readers announce this word before the heading, because they don't announce colour and icon. */
const tones: Record<AlertTone, { Icon: LucideIcon; colour: string; edge: string; word: string }> = {
  plain: { Icon: Info, colour: 'text-ink', edge: 'border-line', word: 'Note' },
  done: { Icon: CircleCheck, colour: 'text-done', edge: 'border-done/45', word: 'Done' },
  warning: { Icon: TriangleAlert, colour: 'text-warning', edge: 'border-warning/45', word: 'Warning' },
  danger: { Icon: CircleAlert, colour: 'text-danger', edge: 'border-danger/45', word: 'Error' },
};

/** Says what happened, what was kept and what to do, in the place it concerns. */
export function Alert({
  tone = 'plain',
  heading,
  children,
  actions,
  onDismiss,
  className = '',
  ...rest
}: AlertProps) {
  const { Icon, colour, edge, word } = tones[tone];
  return (
    <div className={`@container min-w-0 text-ink ${className}`} {...rest}>
      <div className={`flex items-start gap-3.5 rounded-input border bg-raised p-4 @md:px-5 ${edge}`}>
        <Icon size={20} strokeWidth={1.5} aria-hidden="true" className={`mt-px shrink-0 ${colour}`} />
        <div className="min-w-0 flex-1 @2xl:flex @2xl:items-center @2xl:justify-between @2xl:gap-6">
          <div className="min-w-0">
            <p className={`break-words font-semibold leading-snug ${colour}`}>
              <span className="sr-only">{word}: </span>
              {heading}
            </p>
            {children ? (
              <div className="mt-1 max-w-[40rem] break-words text-[.9375rem]">{children}</div>
            ) : null}
          </div>
          {actions ? <div className="flex shrink-0 flex-wrap gap-2 @max-2xl:mt-3">{actions}</div> : null}
        </div>
        {onDismiss ? (
          <button
            type="button"
            aria-label={`Dismiss “${heading}”`}
            onClick={onDismiss}
            className="-my-2.5 -me-2.5 grid size-11 shrink-0 place-items-center rounded-full hover:bg-selected"
          >
            <X size={20} strokeWidth={1.5} aria-hidden="true" />
          </button>
        ) : null}
      </div>
    </div>
  );
}

interface AlertPlaceProps extends ComponentProps<'div'> {
  /** Interrupts whatever is being read aloud; only for messages that can't wait. */
  urgent?: boolean;
}

/** The place where an alert will appear: it has to be in the page before, or nothing is spoken. */
export function AlertPlace({ urgent = false, ...rest }: AlertPlaceProps) {
  return <div role={urgent ? 'alert' : 'status'} {...rest} />;
}
