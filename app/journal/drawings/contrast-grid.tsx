import data from '#content/posts/data/contrast.json' with { type: 'json' };

/** Every text colour on every background of the site, with the contrast of each pair. */
export function ContrastGrid() {
  return (
    <div className="grid gap-5 @lg:grid-cols-2">
      {data.themes.map(({ theme, rows }) => (
        <div key={theme} data-scheme={theme} className="rounded-input bg-paper p-4 text-ink">
          <div className="text-sm font-semibold">{theme === 'light' ? 'Light' : 'Dark'}</div>
          <div className="mt-3 grid grid-cols-[1fr_repeat(3,minmax(0,1fr))] gap-1 text-sm">
            <span />
            {data.grounds.map((ground) => (
              <span key={ground} className="text-center text-xs text-mute">
                {ground}
              </span>
            ))}
            {rows.flatMap(({ text, ratios }) => [
              <span key={text} className="self-center" style={{ color: `var(--${text})` }}>
                {text}
              </span>,
              ...ratios.map((ratio, index) => (
                <span
                  key={`${text} ${data.grounds[index]}`}
                  className="grid h-9 place-items-center rounded-md font-mono text-[.8125rem] tabular-nums"
                  style={{ color: `var(--${text})`, background: `var(--${data.grounds[index]})` }}
                >
                  {ratio.toFixed(1)}
                </span>
              )),
            ])}
          </div>
        </div>
      ))}
    </div>
  );
}

/** The text on each block of colour, with its contrast. */
export function HueRow() {
  return (
    <div className="grid grid-cols-2 gap-2 @md:grid-cols-4">
      {data.hues.map(({ hue, ratio }) => (
        <div
          key={hue}
          data-hue={hue}
          className="grid h-24 content-between rounded-input bg-hue p-3.5 text-on-hue"
        >
          <span className="text-sm font-semibold">{hue}</span>
          <span className="font-mono text-sm tabular-nums">{ratio.toFixed(1)} : 1</span>
        </div>
      ))}
    </div>
  );
}
