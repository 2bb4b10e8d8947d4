type Blamed = 'link' | 'list' | 'page';

interface SceneProps {
  /** Pages that lead to the address. */
  pages: readonly number[];
  listed: boolean;
  blamed: Blamed;
}

const width = 300;
const target = { x: 236, y: 78 };
const wrong = 'var(--danger)';

/** Pages and a sitemap that name an address where nothing is; who is wrong stands in the colour of danger. */
function Scene({ pages, listed, blamed }: SceneProps) {
  const colour = (part: Blamed) => (part === blamed ? wrong : 'var(--mute)');
  const heavy = (part: Blamed) => (part === blamed ? 3 : 1.75);
  return (
    <svg viewBox={`0 0 ${width} 180`} aria-hidden="true" className="block w-full">
      {pages.map((y) => (
        <g key={y}>
          <path
            d={`M86 ${y}C140 ${y} 160 ${target.y} ${target.x - 34} ${target.y}`}
            fill="none"
            stroke={colour('link')}
            strokeWidth={heavy('link')}
          />
          <rect x="26" y={y - 15} width="60" height="30" rx="6" fill="var(--sunk)" stroke="var(--line)" />
          <path d={`M34 ${y - 5}h34M34 ${y + 5}h22`} stroke={colour('link')} strokeWidth={heavy('link')} />
        </g>
      ))}
      {listed ? (
        <g>
          <path
            d={`M96 150C160 150 ${target.x} 150 ${target.x} ${target.y + 30}`}
            fill="none"
            stroke={colour('list')}
            strokeWidth={heavy('list')}
          />
          <rect
            x="16"
            y="136"
            width="80"
            height="28"
            rx="14"
            fill="var(--raised)"
            stroke={colour('list')}
            strokeWidth={heavy('list')}
          />
          <text x="56" y="155" textAnchor="middle" fontSize="13" fill="var(--ink)">
            sitemap
          </text>
        </g>
      ) : null}
      <rect
        x={target.x - 34}
        y={target.y - 30}
        width="68"
        height="60"
        rx="8"
        fill="var(--raised)"
        stroke={colour('page')}
        strokeWidth={heavy('page')}
        strokeDasharray="5 4"
      />
      <text
        x={target.x}
        y={target.y + 6}
        textAnchor="middle"
        fontSize="17"
        fill={blamed === 'page' ? wrong : 'var(--ink)'}
      >
        404
      </text>
    </svg>
  );
}

/** Two answers that say 200 and show the same; one of them was asked for at an address nobody can have. */
function SameAnswer() {
  return (
    <svg viewBox={`0 0 ${width} 180`} aria-hidden="true" className="block w-full">
      {[
        { x: 24, name: '/old-offer', stroke: wrong },
        { x: 166, name: '/7f3c91', stroke: 'var(--mute)' },
      ].map(({ x, name, stroke }) => (
        <g key={name}>
          <text x={x} y="26" fontSize="14" fill="var(--mute)">
            {name}
          </text>
          <rect
            x={x}
            y="36"
            width="110"
            height="108"
            rx="8"
            fill="var(--raised)"
            stroke={stroke}
            strokeWidth="2.25"
          />
          <text x={x + 12} y="62" fontSize="15" fill="var(--ink)">
            200
          </text>
          <path
            d={`M${x + 12} 84h62M${x + 12} 100h80M${x + 12} 116h44`}
            stroke="var(--mute)"
            strokeWidth="4"
          />
        </g>
      ))}
      <path d="M141 84h18M141 96h18" stroke="var(--ink)" strokeWidth="2.5" />
    </svg>
  );
}

const cases = [
  {
    title: 'Only one page links there',
    text: 'It’s a broken link, reported on the line of the link.',
    drawing: <Scene pages={[78]} listed={false} blamed="link" />,
  },
  {
    title: 'Only the sitemap lists it',
    text: 'It’s a dead address, reported on its line of the sitemap.',
    drawing: <Scene pages={[]} listed blamed="list" />,
  },
  {
    title: 'Many pages link there',
    text: 'The page is missing. That is one finding, and the links to it are not reported.',
    drawing: <Scene pages={[28, 78, 118]} listed blamed="page" />,
  },
  {
    title: 'It answers 200 anyway',
    text: 'It shows the same as a made-up address, so it counts as missing.',
    drawing: <SameAnswer />,
  },
];

/** An address where nothing is, and where that is reported. */
export function WhoIsWrong() {
  return (
    <ol className="grid gap-px bg-line @lg:grid-cols-2 @5xl:grid-cols-4">
      {cases.map(({ title, text, drawing }) => (
        <li key={title} className="bg-raised p-5">
          {drawing}
          <p className="mt-3 font-medium">{title}</p>
          <p className="mt-1 text-sm text-pretty text-mute">{text}</p>
        </li>
      ))}
    </ol>
  );
}
