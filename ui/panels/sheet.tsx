import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';

interface SheetProps extends DialogFrameProps {
  /** The edge the sheet comes from on a wide screen; on a phone it always comes from below. */
  edge?: 'start' | 'end' | 'bottom';
}

/** The look of what comes from below, for a panel that is a sheet on a phone and stands in the page elsewhere. */
export const fromBelow =
  'inset-x-0 bottom-0 top-auto h-auto max-h-[85%] w-full rounded-t-card border-t pb-[env(safe-area-inset-bottom)] [--away:0_100%]';
const edges = {
  start:
    'sm:inset-y-0 sm:start-0 sm:end-auto sm:h-full sm:max-h-none sm:w-[26rem] sm:rounded-none sm:rounded-e-card sm:border-t-0 sm:border-e sm:[--away:-100%_0] sm:rtl:[--away:100%_0]',
  end: 'sm:inset-y-0 sm:start-auto sm:end-0 sm:h-full sm:max-h-none sm:w-[26rem] sm:rounded-none sm:rounded-s-card sm:border-t-0 sm:border-s sm:[--away:100%_0] sm:rtl:[--away:-100%_0]',
  bottom: '',
};
const moves =
  'transition-[translate,display,overlay] transition-discrete duration-(--panel) ease-out not-open:[translate:var(--away)] starting:open:[translate:var(--away)]';

/** A panel from an edge for something people do alongside the page, such as filtering it. */
export function Sheet({ edge = 'end', className = '', ...rest }: SheetProps) {
  return (
    <DialogFrame
      className={`fixed m-0 max-w-none shadow-[0_0_64px_oklch(.1_.01_275/.2)] ${fromBelow} ${edges[edge]} ${moves} ${className}`}
      {...rest}
    />
  );
}
