import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

interface ToolButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: LucideIcon;
  label: string;
  /** `bar` has its word beside the icon, `rail` below it. */
  place?: 'bar' | 'rail';
}

const looks = {
  bar: 'inline-flex min-h-11 items-center gap-2 rounded-full px-2.5 text-sm font-[540]',
  rail: 'grid min-h-14 w-full justify-items-center content-center gap-1 text-[.75rem]',
};

/** A tool of a demo: an icon with its word. What cannot be used now is quiet but can be reached. */
export function ToolButton({
  icon: Icon,
  label,
  place = 'bar',
  className = '',
  type = 'button',
  ...rest
}: ToolButtonProps) {
  return (
    <button
      type={type}
      className={`hover:bg-selected aria-disabled:text-mute aria-disabled:hover:bg-transparent aria-pressed:bg-selected ${looks[place]} ${className}`}
      {...rest}
    >
      <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
      {label}
    </button>
  );
}
