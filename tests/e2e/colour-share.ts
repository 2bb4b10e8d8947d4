const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Lightness and chroma of a colour, as oklch() has them. */
function lightnessAndChroma(red: number, green: number, blue: number): { lightness: number; chroma: number } {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const c = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { lightness, chroma: Math.hypot(a, c) };
}

/** How many of the pixels, three bytes each, have the full colour of a hue: lighter than its deep shade, and saturated. */
export function luminous(pixels: Uint8Array): number {
  let count = 0;
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const { lightness, chroma } = lightnessAndChroma(
      pixels[at] ?? 0,
      pixels[at + 1] ?? 0,
      pixels[at + 2] ?? 0,
    );
    if (lightness > 0.42 && chroma > 0.075) count += 1;
  }
  return count;
}
