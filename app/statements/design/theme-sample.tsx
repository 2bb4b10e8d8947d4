import type { ReactNode } from 'react';

const round = { borderRadius: 'var(--t-radius)' };

/** A card of the sample. */
function Card({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <div className={`bg-(--t-raised) p-[min(1.5rem,5vw)] ${className}`} style={round}>
      {children}
    </div>
  );
}

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** A small product that wears the theme: made up, and said to be. */
export function ThemeSample() {
  return (
    <div className="grid h-full gap-4 text-(--t-ink) @3xl:grid-cols-2 @3xl:grid-rows-[1fr_auto]">
      <Card className="grid content-between gap-8 @3xl:col-span-2">
        <p className="text-(--t-mute)">A sample product: Harbour Boats</p>
        <p
          className="mt-2 font-display leading-[1.02] font-semibold tracking-[-.04em] text-balance"
          style={{ fontSize: 'min(var(--t-6), 13vw)' }}
        >
          Your boat is ready on Saturday
        </p>
      </Card>
      <Card>
        <p className="font-display font-semibold tracking-[-.03em]" style={{ fontSize: 'var(--t-3)' }}>
          Saturday 21 November
        </p>
        <div className="mt-4 grid grid-cols-7 gap-1 text-center text-sm">
          {days.map((day) => (
            <span key={day} className="text-(--t-mute)">
              {day}
            </span>
          ))}
          {Array.from({ length: 28 }, (_, at) => at + 2).map((day) => (
            <span
              key={day}
              className={`grid aspect-square place-items-center ${day === 21 ? 'bg-(--t-accent) font-semibold text-(--t-on-accent)' : ''}`}
              style={{ borderRadius: 'calc(var(--t-radius) * .6)' }}
            >
              {day}
            </span>
          ))}
        </div>
      </Card>
      <Card className="grid content-between gap-5">
        <div>
          <p className="font-semibold" style={{ fontSize: 'var(--t-2)' }}>
            Two seats, four hours
          </p>
          <p className="mt-2 text-(--t-mute)">You can change the day until noon on Friday.</p>
        </div>
        <div className="grid gap-2.5 text-center font-medium">
          <span className="bg-(--t-accent) px-5 py-3 text-(--t-on-accent)" style={round}>
            Confirm Saturday
          </span>
          <span className="px-5 py-3 shadow-[inset_0_0_0_1.5px_var(--t-mute)]" style={round}>
            Choose another day
          </span>
        </div>
      </Card>
    </div>
  );
}
