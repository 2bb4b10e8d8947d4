import { Menu as Ark, useMenuContext } from '@ark-ui/react/menu';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ComponentProps, KeyboardEvent, ReactElement, ReactNode } from 'react';
import { ArkDirection } from '../foundation/ark-direction.tsx';
import { useTopLayer } from '../foundation/use-top-layer.ts';
import { Icon, row } from './menu-items.tsx';
import { isShortcut } from './shortcut.ts';

interface MenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The button that opens it; it receives the ARIA attributes for this. Every other attribute goes to the list. */
  trigger: ReactElement;
  /** The edge of the button that the menu lines up with. */
  align?: 'start' | 'end';
  /** The preferred side; the menu flips to the other one where there is no room. */
  side?: 'bottom' | 'top';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Items, groups and submenus. */
  children: ReactNode;
}

interface MenuSubmenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: string;
  icon?: LucideIcon;
  children: ReactNode;
}

/** The list itself, lifted into the browser's top layer. */
function Panel({ className = '', onKeyDownCapture, ...rest }: ComponentProps<'div'>) {
  const menu = useMenuContext();
  const topLayer = useTopLayer<HTMLDivElement>(menu.open);
  function pressShortcut(event: KeyboardEvent<HTMLDivElement>) {
    onKeyDownCapture?.(event);
    const items = event.currentTarget.querySelectorAll<HTMLElement>('[aria-keyshortcuts]');
    const item = [...items].find((each) =>
      isShortcut(event.nativeEvent, each.getAttribute('aria-keyshortcuts') ?? ''),
    );
    if (!item?.dataset.value || item.ariaDisabled === 'true') return;
    event.preventDefault();
    event.stopPropagation();
    // Ark runs the highlighted item, and learns of the highlight in the next task.
    menu.setHighlightedValue(item.dataset.value);
    setTimeout(() => item.click());
  }
  return (
    <Ark.Positioner ref={topLayer} popover="manual" className="floats">
      <Ark.Content
        onKeyDownCapture={pressShortcut}
        className={`max-h-[min(var(--available-height),26rem)] min-w-56 max-w-[min(22rem,calc(100vw-1rem))] overflow-y-auto overscroll-contain rounded-[1.25rem] border border-line bg-raised p-1.5 text-ink shadow-[0_16px_40px_oklch(.1_.01_275/.16)] outline-none transition-[opacity,translate] duration-(--panel) ease-out starting:-translate-y-1 starting:opacity-0 ${className}`}
        {...rest}
      />
    </Ark.Positioner>
  );
}

/** A button that opens a list of actions. Arrow keys, first letters, submenus and shortcuts work, and focus returns to the button. */
export function Menu({ trigger, align = 'start', side = 'bottom', open, onOpenChange, ...rest }: MenuProps) {
  return (
    <ArkDirection>
      <Ark.Root
        open={open}
        onOpenChange={(details) => onOpenChange?.(details.open)}
        positioning={{ placement: `${side}-${align}`, gutter: 8, strategy: 'fixed' }}
        loopFocus
        lazyMount
        unmountOnExit
      >
        <Ark.Trigger asChild>{trigger}</Ark.Trigger>
        <Panel {...rest} />
      </Ark.Root>
    </ArkDirection>
  );
}

/** An item that opens a list of its own beside it. */
export function MenuSubmenu({ label, icon, className = '', children, ...rest }: MenuSubmenuProps) {
  return (
    <Ark.Root positioning={{ gutter: 6, strategy: 'fixed' }} loopFocus lazyMount unmountOnExit>
      <Ark.TriggerItem className={`${row} ${className}`} {...rest}>
        {icon ? <Icon of={icon} /> : null}
        <span className="min-w-0 flex-1">{label}</span>
        <ChevronRight
          size={16}
          strokeWidth={1.5}
          aria-hidden="true"
          className="shrink-0 text-mute rtl:rotate-180"
        />
      </Ark.TriggerItem>
      <Panel>{children}</Panel>
    </Ark.Root>
  );
}
