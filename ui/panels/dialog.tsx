import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';

interface DialogProps extends DialogFrameProps {
  size?: 'regular' | 'wide';
}

const moves =
  'transition-[opacity,translate,display,overlay] transition-discrete duration-(--panel) ease-out not-open:translate-y-3 not-open:opacity-0 starting:open:translate-y-3 starting:open:opacity-0';

/** A question people have to answer first: the browser keeps the focus inside, darkens the rest and returns the focus afterwards. */
export function Dialog({ size = 'regular', className = '', ...rest }: DialogProps) {
  return (
    <DialogFrame
      className={`m-auto max-h-[min(44rem,calc(100%-2rem))] w-[calc(100%-2rem)] rounded-card border shadow-[0_24px_64px_oklch(.1_.01_275/.3)] ${size === 'wide' ? 'max-w-3xl' : 'max-w-[30rem]'} ${moves} ${className}`}
      {...rest}
    />
  );
}
