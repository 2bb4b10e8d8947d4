import type { Hue } from '#lib/look/hue.ts';

/** The hues as the card's renderer reads them: it knows no oklch. */
const fills: Record<Hue, string> = {
  cobalt: '#2433ff',
  coral: '#ff6b3d',
  sun: '#ffc933',
  lime: '#cdf545',
  lilac: '#cdbaff',
  pink: '#ff9ac2',
  mint: '#52dba9',
  sky: '#91d5ff',
};

/** The brand's mark with its name. */
function Brand({ name, color }: { name: string; color: string }) {
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        gap: 18,
        fontFamily: 'Display',
        fontSize: 40,
        letterSpacing: -1.6,
      }}
    >
      <svg width="48" height="48" viewBox="0 0 26 26" role="img" aria-label={name}>
        <g fill="none" stroke={color} strokeWidth="2.6">
          <circle cx="13" cy="13" r="11.4" />
          <ellipse cx="13" cy="13" rx="6.4" ry="11.4" />
          <ellipse cx="13" cy="13" rx="1.6" ry="11.4" />
        </g>
      </svg>
      {name}
    </div>
  );
}

/** The running product, set into the lower right corner and cut off by the card's edge. */
function ProductCorner({ screen }: { screen: string }) {
  return (
    <img
      src={screen}
      alt=""
      width={760}
      style={{
        position: 'absolute',
        left: 500,
        top: 214,
        borderRadius: 18,
        border: '2px solid rgba(17, 19, 31, .16)',
        boxShadow: '0 24px 60px rgba(17, 19, 31, .3)',
      }}
    />
  );
}

/** How large a title is: one over a screen has two short lines at the most. */
const titleSize = (title: string, hasScreen: boolean) => {
  if (hasScreen) return title.length > 24 ? 58 : 72;
  return title.length > 38 ? 84 : 108;
};

/** The picture that stands beside a link to the page elsewhere; `screen` is a data address. */
export function SocialCard({
  title,
  hue,
  brand,
  screen,
}: {
  title: string;
  hue: Hue | null;
  brand: string;
  screen: string | null;
}) {
  const background = hue ? fills[hue] : '#faf7f2';
  const color = hue === 'cobalt' ? '#ffffff' : '#11131f';
  return (
    <div
      style={{
        width: 1200,
        height: 630,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: screen ? 'flex-start' : 'space-between',
        gap: 40,
        padding: screen ? 56 : 72,
        position: 'relative',
        background,
        color,
      }}
    >
      <Brand name={brand} color={color} />
      <div
        style={{
          display: 'flex',
          width: screen ? 400 : 1056,
          fontFamily: 'Display',
          fontSize: titleSize(title, screen !== null),
          lineHeight: 1,
          letterSpacing: screen ? -2 : -4,
        }}
      >
        {title}
      </div>
      {screen ? <ProductCorner screen={screen} /> : null}
    </div>
  );
}
