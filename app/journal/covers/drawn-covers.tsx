import { plusMinus } from './plus-minus.ts';

const grid = (columns: number, rows: number) =>
  Array.from({ length: columns * rows }, (_, index) => ({
    index,
    column: index % columns,
    row: Math.floor(index / columns),
  }));

/** A week of free times, and two hands on one of them. */
export const SlotCover = () => (
  <g>
    {grid(6, 6).map(({ index, column, row }) => (
      <rect
        key={index}
        x={column * 82 - 4}
        y={row * 62 - 4}
        width="72"
        height="52"
        rx="14"
        fill="currentColor"
        fillOpacity={index === 15 ? 1 : plusMinus(index) > 0.35 ? 0.3 : 0.1}
      />
    ))}
    <g fill="none" stroke="white" strokeWidth="9">
      <circle cx="254" cy="152" r="70" />
      <circle cx="306" cy="152" r="70" />
    </g>
  </g>
);

/** Sheets that lie on each other, with the newest not yet in its place. */
export const SheetsCover = () => (
  <g stroke="currentColor" strokeWidth="5">
    {[5, 4, 3, 2, 1].map((depth) => (
      <rect
        key={depth}
        x={120 + depth * 26}
        y={150 - depth * 26}
        width="210"
        height="270"
        rx="20"
        fill="var(--hue)"
      />
    ))}
    <g transform="rotate(-9 190 250)">
      <rect x="76" y="128" width="210" height="270" rx="20" fill="currentColor" />
      <g stroke="var(--hue)" strokeWidth="11" strokeLinecap="round">
        <path d="M108 176h110M108 214h146M108 252h82" />
      </g>
    </g>
  </g>
);

const lines = [
  { top: 42, widths: [46, 84, 30, 120, 60, 92] },
  { top: 104, widths: [110, 38, 76, 52, 130] },
  { top: 228, widths: [90, 50, 120, 40, 84] },
  { top: 290, widths: [36, 104, 58, 72, 112] },
];

/** The words of a line as bars, one after the other. */
const barsOf = (widths: readonly number[]) =>
  widths.map((width, place) => ({
    width,
    left: 20 + widths.slice(0, place).reduce((sum, each) => sum + each + 14, 0),
  }));

/** A text of which one passage is the answer. */
export const QuoteCover = () => (
  <g fill="currentColor">
    {lines.flatMap(({ top, widths }) =>
      barsOf(widths).map(({ left, width }) => (
        <rect key={`${top} ${left}`} x={left} y={top} width={width} height="30" rx="15" fillOpacity=".42" />
      )),
    )}
    <rect x="20" y="166" width="64" height="30" rx="15" fillOpacity=".42" />
    <rect x="98" y="158" width="304" height="46" rx="6" fill="var(--sun)" />
    <rect x="416" y="166" width="70" height="30" rx="15" fillOpacity=".42" />
  </g>
);

/** Many findings that lead to one cause. */
export const CauseCover = () => (
  <g fill="none" stroke="currentColor" strokeWidth="4">
    {Array.from({ length: 13 }, (_, index) => (
      <path key={String(index)} d={`M-10 ${index * 34 - 24}C200 ${index * 34 - 24} 210 180 372 180`} />
    ))}
    {Array.from({ length: 13 }, (_, index) => (
      <circle key={String(index)} cx="24" cy={index * 34 - 22} r="10" fill="var(--hue)" />
    ))}
    <circle cx="372" cy="180" r="58" fill="currentColor" />
    <path
      d="m346 180 18 19 34-38"
      stroke="var(--hue)"
      strokeWidth="12"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </g>
);

const keys = [
  ['Tab', 24, 40, 116, 0],
  ['Esc', 152, 40, 92, 1],
  ['Home', 256, 40, 126, 0],
  ['End', 394, 40, 110, 0],
  ['Space', 24, 136, 258, 0],
  ['Enter', 294, 136, 190, 1],
  ['←', 24, 232, 92, 0],
  ['↑', 128, 232, 92, 0],
  ['↓', 232, 232, 92, 1],
  ['→', 336, 232, 92, 0],
] as const;

/** The keys that the contracts name. */
export const KeysCover = () => (
  <g>
    {keys.map(([name, left, top, width, isPressed]) => (
      <g key={name} transform={`translate(${left} ${top + (isPressed ? 7 : 0)})`}>
        {isPressed ? null : <rect y="10" width={width} height="78" rx="18" fill="currentColor" />}
        <rect
          width={width}
          height="78"
          rx="18"
          fill={isPressed ? 'currentColor' : 'var(--hue)'}
          stroke="currentColor"
          strokeWidth="5"
        />
        <text
          x={width / 2}
          y="50"
          textAnchor="middle"
          fontSize="30"
          fontWeight="650"
          fill={isPressed ? 'var(--hue)' : 'currentColor'}
          style={{ fontFamily: 'var(--face-display)' }}
        >
          {name}
        </text>
      </g>
    ))}
  </g>
);

/** One database, from a laptop's to one that does not fit the frame. */
export const DatabaseCover = () => (
  <g fill="var(--hue)" stroke="currentColor" strokeWidth="6">
    {[
      { left: 250, width: 330, top: -30 },
      { left: 122, width: 190, top: 110 },
      { left: 48, width: 110, top: 200 },
      { left: 14, width: 54, top: 262 },
    ].map(({ left, width, top }) => {
      const [rx, ry] = [width / 2, width / 6];
      const bottom = 330;
      return (
        <g key={left}>
          <path d={`M${left} ${top + ry}V${bottom - ry}a${rx} ${ry} 0 0 0 ${width} 0V${top + ry}`} />
          <path d={`M${left} ${(top + bottom) / 2}a${rx} ${ry} 0 0 0 ${width} 0`} fill="none" />
          <ellipse cx={left + rx} cy={top + ry} rx={rx} ry={ry} fill="currentColor" />
        </g>
      );
    })}
  </g>
);

/** Numbers without a gap, and a stamp. */
export const InvoicesCover = () => (
  <g fill="currentColor" style={{ fontFamily: 'var(--face-mono)' }}>
    {Array.from({ length: 5 }, (_, index) => (
      <g key={String(index)} transform={`translate(24 ${62 + index * 54})`}>
        <text y="22" fontSize="30" fontWeight="600" opacity={index === 3 ? 1 : 0.6}>
          {`INV-2026-00${41 + index}`}
        </text>
        <rect y="36" width="440" height="3" opacity=".3" />
      </g>
    ))}
    <g transform="rotate(-14 372 214)">
      <rect
        x="282"
        y="156"
        width="188"
        height="104"
        rx="20"
        fill="var(--hue)"
        stroke="currentColor"
        strokeWidth="9"
      />
      <text
        x="376"
        y="224"
        textAnchor="middle"
        fontSize="46"
        fontWeight="800"
        style={{ fontFamily: 'var(--face-display)' }}
      >
        Sealed
      </text>
    </g>
  </g>
);

/** A wall with one opening. */
export const WallCover = () => (
  <g>
    {grid(6, 7)
      .filter(({ column, row }) => row !== 3 || column !== 3)
      .map(({ index, column, row }) => (
        <rect
          key={index}
          x={column * 100 - (row % 2 ? 60 : 10)}
          y={row * 54 - 8}
          width="92"
          height="46"
          rx="8"
          fill="currentColor"
          fillOpacity={plusMinus(index) > 0 ? 1 : 0.82}
        />
      ))}
    <path
      d="M150 177h230m-34-38 40 38-40 38"
      fill="none"
      stroke="var(--sun)"
      strokeWidth="14"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </g>
);

/** The same page three times: untouched, refused, accepted, with more and fewer who hear of it. */
export const VisitsCover = () => (
  <g stroke="currentColor" strokeWidth="5">
    {[0.45, 0.75, -1].map((from, visit) => (
      <g key={from} transform={`translate(${12 + visit * 156} 0)`}>
        <rect y="32" width="144" height="296" rx="22" fill="none" />
        {grid(4, 8).map(({ index, column, row }) => (
          <circle
            key={index}
            cx={24 + column * 32}
            cy={62 + row * 34}
            r="9"
            fill="currentColor"
            fillOpacity={plusMinus(index) > from ? 1 : 0}
            strokeOpacity={plusMinus(index) > from ? 1 : 0.25}
            strokeWidth="3"
          />
        ))}
      </g>
    ))}
  </g>
);
