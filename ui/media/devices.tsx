import type { ComponentProps } from 'react';
import { ScreenPicture } from './screen-picture.tsx';

type DeviceProps = ComponentProps<typeof ScreenPicture>;

const edge = 'overflow-hidden shadow-[0_1.5rem_4rem_-1.5rem_oklch(.19_.022_275/.45)]';

/** A product's screen as a window that runs off the lower edge of its block. */
export function WindowScreen({ className = '', ...screen }: DeviceProps) {
  return (
    <div className={`${edge} rounded-t-card bg-raised ${className}`}>
      <ScreenPicture {...screen} className="w-full" />
    </div>
  );
}

/** A product's screen as a window that stands by itself. */
export function FramedScreen({ className = '', ...screen }: DeviceProps) {
  return (
    <div className={`overflow-hidden rounded-card border border-line bg-raised ${className}`}>
      <ScreenPicture {...screen} className="w-full" />
    </div>
  );
}

/** A product's screen on a phone. */
export function PhoneScreen({ className = '', ...screen }: DeviceProps) {
  return (
    <div
      className={`${edge} rounded-[2.75rem] bg-ink-light p-2 ring-1 ring-white/20 ring-inset ${className}`}
    >
      <div className="overflow-hidden rounded-[2.25rem]">
        <ScreenPicture {...screen} className="w-full" />
      </div>
    </div>
  );
}
