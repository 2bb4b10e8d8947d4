import data from '#content/posts/data/scrape.json' with { type: 'json' };

/** How much of each page a recipe still finds after each kind of change. */
export function SurvivalGrid() {
  const columns = { gridTemplateColumns: `minmax(6.5rem, 2fr) repeat(${data.pages.length}, minmax(0, 1fr))` };
  return (
    <div className="text-[.8125rem] leading-tight">
      <div className="grid items-end gap-1" style={columns}>
        <span />
        {data.pages.map((page, index) => (
          <span key={page} className="text-center font-mono text-xs text-mute">
            {index + 1}
          </span>
        ))}
      </div>
      {data.changes.map(({ change, shares }) => (
        <div key={change} className="mt-1 grid items-center gap-1" style={columns}>
          <span className="text-pretty">{change}</span>
          {shares.map((share, index) => (
            <span
              key={data.pages[index]}
              className={`grid h-9 place-items-center rounded-md font-mono text-xs ${share >= 0.995 ? 'bg-(--series-1)' : 'border-[1.5px] border-warning bg-warning/15'}`}
            >
              {share >= 0.995 ? '' : share.toFixed(2)}
            </span>
          ))}
        </div>
      ))}
      <div className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-mute">
        {data.pages.map((page, index) => (
          <span key={page}>
            {index + 1} {page}
          </span>
        ))}
      </div>
    </div>
  );
}
