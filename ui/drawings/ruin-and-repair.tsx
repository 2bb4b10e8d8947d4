type Point = readonly [x: number, y: number];

const depot: Point = [150, 118];
const before: readonly (readonly Point[])[] = [
  [
    [96, 96],
    [52, 74],
    [58, 36],
    [118, 52],
  ],
  [
    [196, 82],
    [128, 30],
    [176, 22],
    [236, 46],
  ],
  [
    [212, 138],
    [250, 172],
    [186, 196],
    [108, 186],
    [60, 152],
  ],
];
const after: readonly (readonly Point[])[] = [
  [
    [96, 96],
    [60, 152],
    [52, 74],
    [58, 36],
  ],
  [
    [118, 52],
    [128, 30],
    [176, 22],
    [236, 46],
    [196, 82],
  ],
  [
    [212, 138],
    [250, 172],
    [186, 196],
    [108, 186],
  ],
];
/** Neighbours that lie in three different rounds. */
const lifted: readonly Point[] = [
  [118, 52],
  [128, 30],
  [60, 152],
];
const colours = ['var(--series-1)', 'var(--series-2)', 'var(--series-3)'];
const isLifted = (point: Point) => lifted.some(([x, y]) => x === point[0] && y === point[1]);
const lineOf = (points: readonly Point[]) =>
  `M${[depot, ...points, depot].map(([x, y]) => `${x} ${y}`).join('L')}`;

function Plan({
  rounds,
  without = false,
  marked = false,
}: {
  rounds: typeof before;
  without?: boolean;
  marked?: boolean;
}) {
  return (
    <svg viewBox="0 0 300 220" aria-hidden="true" className="block w-full">
      {rounds.map((round, index) => (
        <path
          key={colours[index]}
          d={lineOf(without ? round.filter((point) => !isLifted(point)) : round)}
          fill="none"
          stroke={colours[index]}
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
      ))}
      {rounds.flatMap((round, index) =>
        round.map((point) => (
          <circle
            key={point.join(' ')}
            cx={point[0]}
            cy={point[1]}
            r={isLifted(point) && (without || marked) ? 8 : 5.5}
            fill={isLifted(point) && without ? 'var(--raised)' : colours[index]}
            stroke={isLifted(point) && without ? 'var(--warning)' : 'var(--raised)'}
            strokeWidth={isLifted(point) && without ? 2.5 : 2}
            strokeDasharray={isLifted(point) && without ? '4 3' : undefined}
          />
        )),
      )}
      <rect
        x={depot[0] - 8}
        y={depot[1] - 8}
        width="16"
        height="16"
        rx="4"
        fill="var(--ink)"
        stroke="var(--raised)"
        strokeWidth="2"
      />
    </svg>
  );
}

/** How readily a worse plan is accepted: often at first, hardly ever at the end. */
function Cooling() {
  return (
    <svg viewBox="0 0 300 220" aria-hidden="true" className="block w-full">
      <path d="M30 20V190H280" fill="none" stroke="var(--line)" strokeWidth="2" />
      <path
        d="M30 44C80 52 92 112 140 142S230 182 280 186"
        fill="none"
        stroke="var(--series-1)"
        strokeWidth="3"
      />
      <path
        d="M36 60L52 52L64 84L78 76L92 108L108 96L124 132L140 128L160 152L184 148L206 168L232 166L256 180L276 180"
        fill="none"
        stroke="var(--series-2)"
        strokeWidth="2"
      />
      <text x="150" y="46" fontSize="15" fill="var(--mute)">
        worse plans accepted
      </text>
      <text x="212" y="212" fontSize="15" fill="var(--mute)">
        time →
      </text>
    </svg>
  );
}

const steps = [
  {
    title: 'Three rounds',
    text: 'A first plan puts every stop where it costs least at that moment.',
    drawing: <Plan rounds={before} />,
  },
  {
    title: 'Neighbours come out',
    text: 'Stops that lie close together are lifted out of several rounds at once.',
    drawing: <Plan rounds={before} without />,
  },
  {
    title: 'They go back in',
    text: 'Each goes where it now costs least, often into another round.',
    drawing: <Plan rounds={after} marked />,
  },
  {
    title: 'Keep it or not',
    text: 'Early on a worse plan may stay, so that the search does not get stuck.',
    drawing: <Cooling />,
  },
];

/** One turn of the search in four pictures; it takes a few thousandths of a second. */
export function RuinAndRepair() {
  return (
    <ol className="grid gap-px bg-line @lg:grid-cols-2 @4xl:grid-cols-4">
      {steps.map(({ title, text, drawing }, index) => (
        <li key={title} className="bg-raised p-5">
          {drawing}
          <p className="mt-4 font-medium">
            <span className="mr-2 text-mute tabular-nums">{index + 1}</span>
            {title}
          </p>
          <p className="mt-1 text-sm text-pretty text-mute">{text}</p>
        </li>
      ))}
    </ol>
  );
}
