import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react';
import { FoldSign, foldMotion } from './fold.tsx';

interface AccordionProps extends ComponentProps<'div'> {
  /** `lines` fits into running text; `cards` makes each section a separate block. */
  variant?: 'lines' | 'cards';
  /** Whether several sections can be open; otherwise opening one closes the others. */
  several?: boolean;
}

interface AccordionItemProps extends Omit<ComponentProps<'details'>, 'name'> {
  heading: string;
  /** The heading's level on the page. */
  level?: 3 | 4;
  /** A few words at the end of the heading's row, such as a number or a status. */
  aside?: ReactNode;
}

const Setting = createContext<{ name?: string; variant: 'lines' | 'cards' }>({ variant: 'lines' });

/** Sections that open and close. They share a name, so the browser itself keeps at most one of them open. */
export function Accordion({ variant = 'lines', several = false, className = '', ...rest }: AccordionProps) {
  const name = useId();
  return (
    <Setting value={{ name: several ? undefined : name, variant }}>
      <div
        className={`${variant === 'lines' ? 'border-t border-line' : 'grid grid-cols-1 gap-2'} ${className}`}
        {...rest}
      />
    </Setting>
  );
}

const looks = {
  lines: { item: 'border-b border-line', inset: '' },
  cards: {
    item: 'rounded-input border border-line bg-raised open:border-outline',
    inset: 'px-5',
  },
};

/** One part of it; the heading is read as one. */
export function AccordionItem({
  heading,
  level = 3,
  aside,
  className = '',
  children,
  ...rest
}: AccordionItemProps) {
  const { name, variant } = useContext(Setting);
  const { item, inset } = looks[variant];
  const Heading = `h${level}` as const;
  return (
    <details name={name} className={`group/fold ${item} ${foldMotion} ${className}`} {...rest}>
      <summary className={`flex min-h-14 list-none items-center gap-4 rounded-input py-3 ${inset}`}>
        <Heading className="min-w-0 flex-1 text-balance font-sans text-[1.0625rem] font-[540] leading-snug tracking-normal">
          {heading}
        </Heading>
        {aside}
        <FoldSign />
      </summary>
      <div className={`max-w-[42rem] pb-5 text-mute ${inset}`}>{children}</div>
    </details>
  );
}
