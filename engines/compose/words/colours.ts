/** Colours by the words for them. */
export const colourWords: Readonly<Record<string, string>> = {
  red: '#ee3124',
  orange: '#ff8420',
  yellow: '#fcd02f',
  green: '#37b24d',
  blue: '#2878f0',
  purple: '#8b45d0',
  pink: '#ff74bd',
  brown: '#8f5a3c',
  black: '#2a2a31',
  white: '#f7f7f5',
  grey: '#989aa0',
  gray: '#989aa0',
  scarlet: '#e8261c',
  crimson: '#c8153f',
  maroon: '#7d1f35',
  burgundy: '#7a1b3a',
  coral: '#ff7d66',
  salmon: '#ff9482',
  peach: '#ffb68c',
  gold: '#f0b323',
  golden: '#f0b323',
  amber: '#f5a524',
  bronze: '#b0763a',
  copper: '#c2703d',
  tan: '#d2ab7a',
  beige: '#e4d3b3',
  cream: '#fbf0d2',
  ivory: '#fbf6e3',
  khaki: '#b9ab6e',
  olive: '#7f8a2f',
  lime: '#9bdc28',
  mint: '#7fdcb4',
  emerald: '#12a06b',
  teal: '#158f8f',
  turquoise: '#2fc4c0',
  cyan: '#27c3e6',
  aqua: '#4fd0e0',
  navy: '#23356f',
  indigo: '#4b3fb0',
  violet: '#8a52e0',
  lavender: '#bda6ee',
  lilac: '#c9a9e6',
  magenta: '#e0309a',
  silver: '#c3c7ce',
  charcoal: '#45454d',
};

/** Words for colours that are names of things as well: a lone 'orange' is eaten. */
export const alsoThings = new Set(['orange', 'peach', 'lime', 'olive', 'salmon', 'coral', 'mint', 'rose']);

/** What some materials look like; others cannot be drawn in a flat manner. */
export const materialWords: Readonly<Record<string, string>> = {
  wooden: '#a06a45',
  wood: '#a06a45',
  metal: '#aab0ba',
  metallic: '#aab0ba',
  steel: '#aab0ba',
  iron: '#6f747c',
  brick: '#b5523c',
  stone: '#a3a19c',
};

export const plainMaterials = new Set(
  'glass plastic paper cotton wool woollen leather silk velvet rubber ceramic porcelain marble concrete crystal knitted fluffy furry transparent shiny glossy'.split(
    ' ',
  ),
);
