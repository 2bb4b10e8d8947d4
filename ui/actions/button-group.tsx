import { type ComponentProps, type KeyboardEvent, useEffect, useRef } from 'react';
import { bothRefs } from '../foundation/both-refs.ts';
import { useDirection } from '../foundation/direction.tsx';
import { nextPlace } from './next-place.ts';

interface ButtonGroupProps extends ComponentProps<'div'> {
  /** The group's name for screen readers. */
  label: string;
}

interface GroupButtonProps extends ComponentProps<'button'> {
  /** Whether the switch is on; leave it out if the button is an action. */
  pressed?: boolean;
}

const buttonsOf = (group: HTMLElement) => [
  ...group.querySelectorAll<HTMLButtonElement>('button:not(:disabled)'),
];

/** Joined buttons that act on one thing: one stop for Tab, arrow keys move between them. */
export function ButtonGroup({ label, className = '', ref, onKeyDown, ...rest }: ButtonGroupProps) {
  const direction = useDirection();
  const group = useRef<HTMLDivElement>(null);
  // Until the scripts have loaded Tab stops at each button; from then on only at the one used last.
  useEffect(() => {
    const element = group.current;
    if (!element) return;
    const keepOne = (kept: Element | null) => {
      for (const button of buttonsOf(element)) button.tabIndex = button === kept ? 0 : -1;
    };
    keepOne(buttonsOf(element)[0] ?? null);
    const onFocus = ({ target }: FocusEvent) => keepOne((target as Element).closest('button'));
    element.addEventListener('focusin', onFocus);
    return () => element.removeEventListener('focusin', onFocus);
  }, []);
  function move(event: KeyboardEvent<HTMLDivElement>) {
    onKeyDown?.(event);
    const buttons = buttonsOf(event.currentTarget);
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const next = at < 0 ? null : nextPlace(event.key, at, buttons.length, direction);
    if (next === null) return;
    event.preventDefault();
    buttons[next]?.focus();
  }
  return (
    <div
      ref={bothRefs(group, ref)}
      role="toolbar"
      aria-label={label}
      onKeyDown={move}
      className={`inline-flex max-w-full flex-wrap overflow-clip rounded-[1.375rem] border border-line bg-raised ${className}`}
      {...rest}
    />
  );
}

/** One of the attached buttons. */
export function GroupButton({ pressed, type = 'button', className = '', ...rest }: GroupButtonProps) {
  return (
    <button
      type={type}
      aria-pressed={pressed}
      className={`-ms-px -mt-px inline-flex min-h-11 min-w-11 grow items-center justify-center gap-2 border-s border-t border-line px-4 text-[.9375rem] font-[540] -outline-offset-2 transition-colors duration-(--state) hover:bg-selected focus-visible:rounded-[1.25rem] aria-pressed:bg-ink aria-pressed:text-paper ${className}`}
      {...rest}
    />
  );
}
