import type { Token, TokenGroups } from '#lib/look/token.ts';

const mono = 'font-mono text-[.8125rem] [word-spacing:-.28em]';

/** A colour as it is in each theme, side by side. */
function Swatch({ token }: { token: Token }) {
  return (
    <li className="min-w-0">
      <div className="grid h-20 grid-cols-2 overflow-hidden rounded-input border border-line">
        {(['light', 'dark'] as const).map((scheme) => (
          <span
            key={scheme}
            data-scheme={scheme}
            style={{
              background: `linear-gradient(var(--${token.name}), var(--${token.name})), var(--paper)`,
            }}
          />
        ))}
      </div>
      <p className={`mt-1.5 ${mono}`}>{token.name}</p>
    </li>
  );
}

const grid = 'mt-4 grid grid-cols-3 gap-3 sm:grid-cols-5 lg:grid-cols-9';

/** Every token as it looks, read from ui/tokens/tokens.css when the site is built. */
export function TokenWall({ tokens }: { tokens: TokenGroups }) {
  return (
    <div className="mt-8 grid gap-10">
      <ul
        aria-label="Hues"
        className="grid grid-cols-2 overflow-hidden rounded-tile sm:grid-cols-4 lg:grid-cols-8"
      >
        {tokens.hues.map(({ name }) => (
          <li
            key={name}
            data-hue={name}
            className="flex h-28 flex-col justify-end bg-hue p-4 text-on-hue lg:h-56"
          >
            <span className="font-display text-lg font-semibold tracking-[-.03em]">{name}</span>
          </li>
        ))}
      </ul>
      <div>
        <h3 className="text-xl">Grounds, text and lines</h3>
        <p className="mt-1 text-mute">The left half is the light theme, the right half the dark one.</p>
        <ul className={grid}>
          {tokens.grounds.map((token) => (
            <Swatch key={token.name} token={token} />
          ))}
        </ul>
      </div>
      <div>
        <h3 className="text-xl">Messages and charts</h3>
        <ul className={grid}>
          {tokens.meanings.map((token) => (
            <Swatch key={token.name} token={token} />
          ))}
        </ul>
      </div>
      <div className="grid gap-10 lg:grid-cols-3">
        <div>
          <h3 className="text-xl">Typefaces</h3>
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {tokens.faces.map(({ name }) => (
              <li key={name} className="flex min-h-16 items-center justify-between gap-4">
                <span className="text-3xl" style={{ fontFamily: `var(--${name})` }}>
                  Monday
                </span>
                <span className={mono}>{name}</span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="text-xl">Corners</h3>
          <ul className="mt-4 flex flex-wrap gap-4">
            {tokens.rounds.map(({ name, value }) => (
              <li key={name}>
                <span className="block size-24 bg-ink" style={{ borderRadius: `var(--${name})` }} />
                <span className={`mt-1.5 block ${mono}`}>{name}</span>
                <span className={`block text-mute ${mono}`}>{value}</span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="text-xl">Motion</h3>
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {tokens.motion.map(({ name, value }) => (
              <li key={name} className={`flex min-h-12 items-center justify-between gap-4 ${mono}`}>
                <span>{name}</span>
                <span className="text-end text-mute">{value}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
