import { type Brand, brandGlyphs } from './brand-glyphs.ts';

/** Another site's sign, in the colour of the text. */
export function BrandGlyph({ of, size = 20 }: { of: Brand; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="currentColor"
      className="shrink-0"
    >
      <path d={brandGlyphs[of].path} />
    </svg>
  );
}
