const tones = {
  plain: 'border-line bg-paper',
  good: 'border-done bg-done/12',
  bad: 'border-danger bg-danger/10',
  wait: 'border-dashed border-outline bg-sunk text-mute',
};

interface LaneStep {
  /** Whose lane it stands in, by its place. */
  lane: number;
  text: string;
  tone?: keyof typeof tones;
}

interface LanesProps {
  lanes: readonly string[];
  steps: readonly LaneStep[];
}

/** What several sides do one after the other: a lane for each, time running down. On a phone the lanes become names. */
export function Lanes({ lanes, steps }: LanesProps) {
  const columns = { gridTemplateColumns: `repeat(${lanes.length}, minmax(0, 1fr))` };
  return (
    <div>
      <div className="hidden gap-3 @lg:grid" style={columns}>
        {lanes.map((lane) => (
          <div key={lane} className="border-b-2 border-ink pb-2 text-sm font-semibold">
            {lane}
          </div>
        ))}
      </div>
      {steps.map(({ lane, text, tone = 'plain' }) => (
        <div key={`${lane} ${text}`} className="mt-3 @lg:grid @lg:gap-3" style={columns}>
          <div
            className={`rounded-input border-[1.5px] px-3.5 py-2.5 text-sm leading-snug text-pretty ${tones[tone]}`}
            style={{ gridColumn: lane + 1 }}
          >
            <span className="block text-xs font-semibold @lg:hidden">{lanes[lane]}</span>
            {text}
          </div>
        </div>
      ))}
    </div>
  );
}
