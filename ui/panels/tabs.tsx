import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { nextPlace } from '../actions/next-place.ts';
import { useDirection } from '../foundation/direction.tsx';
import { ProvideTabs, useTabs } from './tabs-state.ts';

interface TabsProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** Use `line` for views of a page and `pill` inside a card or a bar. */
  variant?: 'line' | 'pill';
  orientation?: 'horizontal' | 'vertical';
  /** Use `manual` if views take time to load: arrow keys then only move the focus, and Enter shows the view. */
  activation?: 'automatic' | 'manual';
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
}

interface TabListProps extends ComponentProps<'div'> {
  /** The name of the tab list, for screen readers. */
  label: string;
}

interface TabProps extends Omit<ComponentProps<'button'>, 'value'> {
  value: string;
  /** A number or a status after the label. */
  aside?: ReactNode;
}

interface TabPanelProps extends ComponentProps<'div'> {
  value: string;
}

/** Several views of the same thing, one at a time. Without scripts, all of them are shown. */
export function Tabs({
  variant = 'line',
  orientation = 'horizontal',
  activation = 'automatic',
  value,
  defaultValue = '',
  onValueChange,
  className = '',
  ...rest
}: TabsProps) {
  const base = useId();
  const [own, setOwn] = useState(defaultValue);
  function choose(next: string) {
    setOwn(next);
    onValueChange?.(next);
  }
  return (
    <ProvideTabs value={{ base, chosen: value ?? own, choose, variant, orientation, activation }}>
      <div
        data-orientation={orientation}
        className={`min-w-0 data-[orientation=vertical]:grid data-[orientation=vertical]:gap-6 data-[orientation=vertical]:@xl:grid-cols-[12rem_minmax(0,1fr)] ${className}`}
        {...rest}
      />
    </ProvideTabs>
  );
}

const lists = {
  line: 'gap-x-6 data-[orientation=horizontal]:border-b data-[orientation=horizontal]:border-line data-[orientation=vertical]:@xl:gap-0.5',
  pill: 'w-fit gap-0.5 rounded-full bg-sunk p-1 data-[orientation=vertical]:@xl:w-full data-[orientation=vertical]:@xl:rounded-[1.25rem]',
};
const tabs = {
  line: '-mb-px border-b-2 border-transparent py-2 data-selected:border-ink data-[orientation=vertical]:mb-0 data-[orientation=vertical]:@xl:rounded-xl data-[orientation=vertical]:@xl:border-b-0 data-[orientation=vertical]:@xl:px-3 data-[orientation=vertical]:@xl:data-selected:bg-selected',
  pill: 'rounded-full px-4 py-1.5 data-selected:bg-raised data-selected:shadow-[0_0_0_1px_var(--line)] data-[orientation=vertical]:@xl:rounded-[1rem]',
};

const sideways: Record<string, string> = { ArrowDown: 'ArrowRight', ArrowUp: 'ArrowLeft' };

/** The names of the views. Too many for the width, they scroll. */
export function TabList({ label, className = '', onKeyDown, ...rest }: TabListProps) {
  const { variant, orientation, activation, choose } = useTabs();
  const direction = useDirection();
  function move(event: KeyboardEvent<HTMLDivElement>) {
    onKeyDown?.(event);
    const vertical = orientation === 'vertical';
    const key = vertical ? (sideways[event.key] ?? event.key) : event.key;
    const names = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]:enabled')];
    const at = names.findIndex((name) => name.matches(':focus'));
    const to = nextPlace(key, at, names.length, vertical ? 'ltr' : direction);
    const name = to === null ? undefined : names[to];
    if (!name) return;
    event.preventDefault();
    name.focus();
    if (activation === 'automatic') choose(name.dataset.value ?? '');
  }
  return (
    <div
      role="tablist"
      aria-label={label}
      aria-orientation={orientation}
      data-orientation={orientation}
      onKeyDown={move}
      className={`flex max-w-full overflow-x-auto overflow-y-hidden [scrollbar-width:none] data-[orientation=vertical]:@xl:flex-col data-[orientation=vertical]:@xl:items-stretch noscript:hidden ${lists[variant]} ${className}`}
      {...rest}
    />
  );
}

/** The name of one view. */
export function Tab({ value, aside, className = '', onClick, children, ...rest }: TabProps) {
  const { base, chosen, choose, variant, orientation } = useTabs();
  const selected = chosen === value;
  return (
    <button
      type="button"
      role="tab"
      id={`${base}-tab-${value}`}
      aria-selected={selected}
      aria-controls={`${base}-view-${value}`}
      // One stop for Tab: the chosen one, or any as long as none is.
      tabIndex={selected || chosen === '' ? 0 : -1}
      data-value={value}
      data-selected={selected || undefined}
      data-orientation={orientation}
      onClick={(event) => {
        choose(value);
        onClick?.(event);
      }}
      className={`flex min-h-11 min-w-11 shrink-0 items-center gap-2 whitespace-nowrap text-start text-[.9375rem] font-medium text-mute -outline-offset-2 transition-colors duration-(--state) hover:text-ink data-selected:text-ink ${tabs[variant]} ${className}`}
      {...rest}
    >
      {children}
      {aside === undefined ? null : (
        <span className="font-mono text-[.8125rem] font-normal text-mute">{aside}</span>
      )}
    </button>
  );
}

/** One view. */
export function TabPanel({ value, className = '', ...rest }: TabPanelProps) {
  const { base, chosen, orientation } = useTabs();
  return (
    <div
      role="tabpanel"
      id={`${base}-view-${value}`}
      aria-labelledby={`${base}-tab-${value}`}
      tabIndex={0}
      hidden={chosen !== value}
      data-orientation={orientation}
      className={`min-w-0 rounded-input data-[orientation=horizontal]:pt-5 noscript:block! ${className}`}
      {...rest}
    />
  );
}
