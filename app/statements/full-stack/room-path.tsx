const mostLoops = 5;
const floor = 74;

/** A walk through a room from door to door: one arch for each time something was done there. */
function walk(visits: number): string {
  const loops = Math.min(visits, mostLoops);
  if (loops === 0) return `M0 ${floor}H240`;
  const width = 200 / loops;
  const height = Math.min(52, width * 0.6);
  const arches = Array.from(
    { length: loops },
    () => `c${width * 0.1} ${-height * 1.3} ${width * 0.9} ${-height * 1.3} ${width} 0`,
  );
  return `M0 ${floor}H20${arches.join('')}H240`;
}

/** The way of the request through one room; dotted while nobody has sent one. */
export function RoomPath({ visits, place }: { visits: number | null; place: number }) {
  return (
    <svg
      viewBox="0 0 240 92"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="-mx-5 mt-3 h-14 w-[calc(100%+2.5rem)] @max-3xl:col-span-2 @3xl:mt-4 @3xl:h-24 @5xl:h-32"
    >
      <path d={`M0 ${floor + 9}H240`} stroke="var(--line)" vectorEffect="non-scaling-stroke" />
      <path
        d={walk(visits ?? 0)}
        pathLength="1"
        fill="none"
        stroke="var(--lime)"
        strokeWidth="3"
        strokeDasharray={visits === null ? '.02 .05' : undefined}
        vectorEffect="non-scaling-stroke"
        opacity={visits === 0 ? 0.35 : 1}
        className={visits === null ? '' : 'walked'}
        style={{ animationDelay: `${place * 160}ms` }}
      />
    </svg>
  );
}
