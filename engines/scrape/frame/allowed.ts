const words = (text: string) => new Set(text.split(' '));

/** Elements that are shown as what they are; others become a plain `span`. */
export const shown = words(
  'a abbr acronym address article aside b bdi bdo big blockquote br caption center cite code col colgroup data dd del details dfn div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hgroup hr i img ins kbd label li main mark menu nav ol p pre q rp rt ruby s samp search section small span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr',
);

/** Elements that hold blocks, shown as a block of no meaning. */
export const blocks = words('form fieldset noscript dialog textarea legend video audio canvas picture');

/** Elements that are left out with everything in them, by what they are counted as. */
export const leftOut: Readonly<Record<string, 'scripts' | 'frames' | 'requests' | 'drawings' | 'hidden'>> = {
  script: 'scripts',
  iframe: 'frames',
  frame: 'frames',
  frameset: 'frames',
  object: 'frames',
  embed: 'frames',
  applet: 'frames',
  portal: 'frames',
  link: 'requests',
  base: 'requests',
  meta: 'requests',
  source: 'requests',
  track: 'requests',
  param: 'requests',
  svg: 'drawings',
  math: 'drawings',
  template: 'hidden',
  noembed: 'hidden',
  noframes: 'hidden',
};

/** Attributes that are kept; all others can send, run, ask or take a name that scripts of ours use. */
export const attributes = words(
  'class id title alt lang dir colspan rowspan span width height align valign start reversed datetime role aria-label',
);

/** Attributes that would ask for a picture, a film or a background. */
export const requesting = words(
  'src srcset data-src data-srcset poster background data lowsrc dynsrc imagesrcset',
);

/** Pictures that a page carries in itself: those of dots only, because a drawing could hold anything. */
export const carriedPicture = /^data:image\/(?:png|gif|jpe?g|webp|avif);base64,[a-z0-9+/=\s]{1,60000}$/i;

/** Elements without an end. */
export const endless = words('br col hr img wbr');
