import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** The name of the button for screen readers. Only close, search, menu and play may go without a visible word. */
  label: string;
  icon: LucideIcon;
  /** Use `outline` on a plain background and `plain` inside something that already has an outline. */
  variant?: 'outline' | 'plain';
}

const looks = {
  outline: 'border border-line bg-raised hover:bg-selected',
  plain: 'hover:bg-selected',
};

/** A round button with an icon everyone knows and a touch target of at least 44 px. */
export function IconButton({
  label,
  icon: Icon,
  variant = 'outline',
  type = 'button',
  className = '',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      className={`inline-grid size-11 shrink-0 place-items-center rounded-full print:hidden ${looks[variant]} ${className}`}
      {...rest}
    >
      <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
    </button>
  );
}
