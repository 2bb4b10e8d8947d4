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

/** The picture that stands beside a link to the page elsewhere. */
export function SocialCard({ title, hue, brand }: { title: string; hue: Hue | null; brand: string }) {
  const background = hue ? fills[hue] : '#faf7f2';
  const color = hue === 'cobalt' ? '#ffffff' : '#11131f';
  return (
    <div
      style={{
        width: 1200,
        height: 630,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: 72,
        background,
        color,
      }}
    >
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
        <svg width="48" height="48" viewBox="0 0 26 26" role="img" aria-label={brand}>
          <g fill="none" stroke={color} strokeWidth="2.6">
            <circle cx="13" cy="13" r="11.4" />
            <ellipse cx="13" cy="13" rx="6.4" ry="11.4" />
            <ellipse cx="13" cy="13" rx="1.6" ry="11.4" />
          </g>
        </svg>
        {brand}
      </div>
      <div
        style={{
          display: 'flex',
          fontFamily: 'Display',
          fontSize: title.length > 38 ? 84 : 108,
          lineHeight: 1,
          letterSpacing: -4,
        }}
      >
        {title}
      </div>
    </div>
  );
}
