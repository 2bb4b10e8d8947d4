import type { KitGroup } from '#lib/kit-page.ts';

export const media: KitGroup = {
  name: 'Media',
  pages: [
    {
      path: '/ui/images',
      name: 'Images',
      purpose: 'A rendered picture in the width the screen needs, its place kept before it loads.',
      instead: 'What can be drawn with lines, such as charts, rounds or plans, is SVG in the page.',
      standsOn: 'img with srcset and AVIF',
      because:
        'The browser picks the file, loads it when it comes near and decodes it aside. No script is involved.',
      keys: [],
    },
    {
      path: '/ui/gallery',
      name: 'Gallery',
      purpose: 'Several pictures of one thing, to look at one after the other, large.',
      instead: 'Up to three pictures stand in the page. Pictures that lead elsewhere are tiles.',
      standsOn: 'links to pictures, opened in a dialog',
      because: 'Without scripts each link opens its picture. With them the arrow keys walk.',
      keys: [
        { press: 'Enter', does: 'Opens the picture large' },
        { press: 'Arrow keys', does: 'Next or previous picture' },
        { press: 'Esc', does: 'Back to the page' },
      ],
    },
    {
      path: '/ui/carousel',
      name: 'Carousel',
      purpose: 'A row of equals that is wider than the screen and is drawn along by hand.',
      instead: 'What must be seen does not belong into one. It never turns by itself.',
      standsOn: 'a scrolling list with scroll snapping',
      because: 'Touch, wheel, keys and momentum come from the browser, and the row can be focused.',
      keys: [
        { press: 'Tab', does: 'Goes to the row and its links' },
        { press: 'Arrow keys', does: 'Scroll it' },
      ],
    },
    {
      path: '/ui/audio-player',
      name: 'Audio player',
      purpose: 'Plays a recording, shows how long it is, and keeps its place.',
      instead: 'Speech that matters has its text beside it. Sound never starts by itself.',
      standsOn: 'audio with native controls',
      because: 'Speed, volume, keys and the lock screen of a phone are there already.',
      keys: [
        { press: 'Space', does: 'Plays or pauses' },
        { press: 'Arrow keys', does: 'Skip back or ahead' },
      ],
    },
    {
      path: '/ui/parallax',
      name: 'Parallax',
      purpose: 'A picture that moves a little slower than the page, for depth on one screen.',
      instead: 'Never behind text, never twice a page, and not at all under reduced motion.',
      standsOn: 'CSS scroll-driven animation',
      because: 'It runs off the main thread. Where it is not supported the picture simply stands still.',
      keys: [],
    },
    {
      path: '/ui/portfolio-components',
      name: 'Portfolio components',
      purpose: 'Tiles for work: a block of one hue, the thing’s own screen, its name and one fact.',
      instead: 'Without a screen of the running thing, use a row of text. Stock pictures prove nothing.',
      standsOn: 'a around a figure',
      because: 'One link a tile, named by its heading. The picture’s text says what it proves.',
      keys: [{ press: 'Enter', does: 'Opens the case study' }],
    },
  ],
};
