import type { Token, TokenGroups } from '#lib/look/token.ts';

/** The tokens in the first block of a style sheet, in its order. */
function tokensIn(css: string): Token[] {
  const block = /:root\s*\{([\s\S]*?)\n\}/.exec(css)?.[1] ?? '';
  return [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => ({
    name,
    value: value.replace(/\s+/g, ' ').trim(),
  }));
}

/** The tokens of tokens.css, by what they are for. */
export function readTokens(css: string): TokenGroups {
  const all = tokensIn(css);
  const hues = new Set([...css.matchAll(/\[data-hue="(\w+)"\]/g)].map(([, name = '']) => name));
  const named = (pattern: RegExp) => all.filter(({ name }) => pattern.test(name));
  return {
    hues: all.filter(({ name }) => hues.has(name)),
    grounds: named(/^(paper|raised|sunk|selected|ink|mute|line|outline|accent)$/),
    meanings: named(/^(danger|warning|done|series-\d)$/),
    faces: named(/^face-/),
    rounds: named(/^round-/),
    motion: named(/^(ease|state|panel)$/),
  };
}
