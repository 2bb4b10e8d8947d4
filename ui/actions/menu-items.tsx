import { Menu as Ark } from '@ark-ui/react/menu';
import { Check, type LucideIcon } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

/** How one row of a menu looks, whatever it does. */
export const row =
  'flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-[.9rem] px-3 py-2 text-[.9375rem] leading-snug data-highlighted:bg-selected aria-disabled:cursor-not-allowed aria-disabled:text-mute';

interface MenuItemProps extends Omit<ComponentProps<'div'>, 'onSelect'> {
  icon?: LucideIcon;
  /** A second line that says what the item covers or why it is unavailable. */
  hint?: string;
  /** A key that chooses the item while the menu is open, such as `F2`, `Delete` or `Shift+D`. */
  shortcut?: string;
  /** Use `danger` for an action that can't be undone, and put it last, below a line. */
  tone?: 'plain' | 'danger';
  /** Whether the item is unavailable; say why in `hint`. */
  disabled?: boolean;
  onSelect?: () => void;
}

interface MenuLinkProps extends ComponentProps<'a'> {
  href: string;
  icon?: LucideIcon;
}

interface MenuCheckItemProps extends Omit<ComponentProps<'div'>, 'onSelect'> {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
}

interface MenuRadioGroupProps extends ComponentProps<'div'> {
  /** The group's name, shown above its choices. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
}

interface MenuRadioItemProps extends ComponentProps<'div'> {
  value: string;
  hint?: string;
}

interface MenuGroupProps extends ComponentProps<'div'> {
  /** The group's name, shown above its items. */
  label: string;
}

export function Icon({ of: Sign }: { of: LucideIcon }) {
  return <Sign size={20} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />;
}

function Words({ hint, children }: { hint?: string; children: ReactNode }) {
  return (
    <span className="min-w-0 flex-1">
      {children}
      {hint ? <span className="block text-[.84375rem] text-mute">{hint}</span> : null}
    </span>
  );
}

/** One action. */
export function MenuItem({
  icon,
  hint,
  shortcut,
  tone = 'plain',
  disabled = false,
  onSelect,
  className = '',
  children,
  ...rest
}: MenuItemProps) {
  return (
    <Ark.Item
      value={useId()}
      disabled={disabled}
      onSelect={onSelect}
      aria-keyshortcuts={shortcut}
      className={`${row} ${tone === 'danger' ? 'text-danger' : ''} ${className}`}
      {...rest}
    >
      {icon ? <Icon of={icon} /> : null}
      <Words hint={hint}>{children}</Words>
      {shortcut ? (
        <span aria-hidden="true" className="ms-3 shrink-0 font-mono text-xs text-mute">
          {shortcut.replaceAll('+', ' ')}
        </span>
      ) : null}
    </Ark.Item>
  );
}

/** A way to another page among the actions. */
export function MenuLink({ icon, className = '', children, ...rest }: MenuLinkProps) {
  return (
    <Ark.Item value={useId()} asChild>
      <a className={`${row} ${className}`} {...rest}>
        {icon ? <Icon of={icon} /> : null}
        <Words>{children}</Words>
      </a>
    </Ark.Item>
  );
}

const tick = 'grid size-5 shrink-0 place-items-center';

/** Something that is on or off; the menu stays open, so that several can be switched. */
export function MenuCheckItem({
  checked,
  onCheckedChange,
  disabled = false,
  className = '',
  children,
  ...rest
}: MenuCheckItemProps) {
  return (
    <Ark.CheckboxItem
      value={useId()}
      checked={checked}
      onCheckedChange={onCheckedChange}
      disabled={disabled}
      closeOnSelect={false}
      className={`${row} ${className}`}
      {...rest}
    >
      <span className={tick}>
        <Ark.ItemIndicator>
          <Check size={20} strokeWidth={1.5} aria-hidden="true" />
        </Ark.ItemIndicator>
      </span>
      <Words>{children}</Words>
    </Ark.CheckboxItem>
  );
}

const groupLabel = 'px-3 pb-1 pt-2 text-[.84375rem] text-mute';

/** A choice of one. */
export function MenuRadioGroup({ label, value, onValueChange, children, ...rest }: MenuRadioGroupProps) {
  return (
    <Ark.RadioItemGroup value={value} onValueChange={(details) => onValueChange(details.value)} {...rest}>
      <Ark.ItemGroupLabel className={groupLabel}>{label}</Ark.ItemGroupLabel>
      {children}
    </Ark.RadioItemGroup>
  );
}

/** One of the choices; choosing it shuts the menu. */
export function MenuRadioItem({ value, hint, className = '', children, ...rest }: MenuRadioItemProps) {
  return (
    <Ark.RadioItem value={value} className={`${row} ${className}`} {...rest}>
      <span className={tick}>
        <Ark.ItemIndicator>
          <span className="block size-2 rounded-full bg-current" />
        </Ark.ItemIndicator>
      </span>
      <Words hint={hint}>{children}</Words>
    </Ark.RadioItem>
  );
}

/** Items that belong together, under their name. */
export function MenuGroup({ label, children, ...rest }: MenuGroupProps) {
  return (
    <Ark.ItemGroup {...rest}>
      <Ark.ItemGroupLabel className={groupLabel}>{label}</Ark.ItemGroupLabel>
      {children}
    </Ark.ItemGroup>
  );
}

/** A line between items of different weight. */
export function MenuSeparator({ className = '', ...rest }: ComponentProps<'hr'>) {
  return <Ark.Separator className={`mx-3 my-1.5 border-0 border-t border-line ${className}`} {...rest} />;
}
