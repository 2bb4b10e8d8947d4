import type { KitGroup } from '#lib/look/kit-page.ts';

export const media: KitGroup = {
  name: 'Media',
  pages: [
    {
      path: '/ui/images',
      name: 'Images',
      purpose:
        'A picture in the width the screen needs, its place kept before it loads, in a frame that says what it shows.',
      instead:
        'What can be drawn with lines, such as charts, rounds or plans, is SVG in the page. Several pictures of one thing are a gallery.',
      standsOn: 'img with srcset and AVIF, inside figure',
      because:
        'The browser picks the file, loads it when it comes near and decodes it aside. Only opening it large needs a script.',
      keys: [
        { press: 'Enter', does: 'Opens a zoomable figure; loads one again that failed' },
        { press: 'Esc', does: 'Back to the page, focus returns to the figure' },
      ],
      spoken: 'What the picture shows and “image”, then the caption; a zoomable one is a “link”.',
      components: [
        { file: 'media/picture.tsx', name: 'Picture' },
        { file: 'media/figure.tsx', name: 'Figure' },
      ],
      also: [
        'picture',
        'photo',
        'figure',
        'caption',
        'responsive image',
        'lazy loading',
        'aspect ratio',
        'avif',
      ],
    },
    {
      path: '/ui/gallery',
      name: 'Gallery',
      purpose: 'Several pictures of one thing, small in the page, to be looked at large and closely.',
      instead: 'Up to three pictures stand in the page. Pictures that lead elsewhere are tiles.',
      standsOn: 'links to pictures, opened in a dialog',
      because:
        'Without scripts each link opens its picture. The dialog holds the focus and gives it back; the neighbours are loaded before they are asked for.',
      keys: [
        { press: 'Enter', does: 'Opens the picture large' },
        { press: 'Arrow keys', does: 'Next or previous picture, mirrored right to left' },
        { press: 'Home and End', does: 'First and last picture' },
        { press: '+ and −', does: 'Nearer and further' },
        { press: 'Arrow keys, zoomed', does: 'Move the picture' },
        { press: '0', does: 'Fits the picture to the screen again' },
        { press: 'Esc', does: 'Back to the page, focus returns to the link' },
      ],
      spoken:
        'What each picture shows and “link”. Open: the dialog’s name, then “2 of 6” with the caption at every step.',
      components: [
        { file: 'media/gallery.tsx', name: 'Gallery' },
        { file: 'media/lightbox.tsx', name: 'Lightbox' },
      ],
      also: ['lightbox', 'photos', 'pictures', 'image viewer', 'zoom', 'pinch', 'thumbnails', 'album'],
    },
    {
      path: '/ui/carousel',
      name: 'Carousel',
      purpose: 'A row of equals that is wider than the screen and is drawn along by hand.',
      instead:
        'What must be seen does not belong into one: put it in the page. For pictures to be looked at closely, take a gallery.',
      standsOn: 'a scrolling list with scroll snapping',
      because:
        'Touch, wheel and momentum come from the browser, before any script. It never turns by itself, so nothing has to be paused.',
      keys: [
        { press: 'Tab', does: 'Goes to the buttons, the row and its links' },
        { press: 'Arrow keys', does: 'One on or back in the row, mirrored right to left' },
        { press: 'Home and End', does: 'To the first and the last' },
        { press: 'Enter', does: 'On a button, brings the next ones whole; on a dot, its own' },
      ],
      spoken:
        'Its name and “carousel”; the row is a list with its number of items. After every move “2 of 5”. A button at its end is “dimmed”.',
      components: [{ file: 'media/carousel.tsx', name: 'Carousel' }],
      also: ['slider', 'slideshow', 'scroller', 'swipe', 'scroll snap', 'slides', 'dots'],
    },
    {
      path: '/ui/audio-player',
      name: 'Audio player',
      purpose: 'Plays a recording, shows its sound and how long it is, and keeps its place when asked.',
      instead: 'Speech that matters has its text beside it. Sound never starts by itself.',
      standsOn: 'audio, with native controls until the scripts are there',
      because:
        'Loading, speed and the lock screen of a phone are the browser’s. The drawing is made at build, and a range input over it leads to any place.',
      keys: [
        { press: 'Space', does: 'Plays or pauses, on the button and on the drawing' },
        { press: 'Arrow keys', does: 'On the drawing, five seconds back or ahead' },
        { press: 'Page Up and Page Down', does: 'Fifteen seconds ahead or back' },
        { press: 'Home and End', does: 'To the beginning and the end' },
        { press: 'Enter', does: 'On a skip button or a chapter, goes there' },
      ],
      spoken:
        '“Play” or “Pause” with the name of the recording; on the drawing the place in words: “10 seconds of 51 seconds”. The chapter that is heard is “current”.',
      components: [
        { file: 'media/audio-player.tsx', name: 'AudioPlayer' },
        { file: 'media/waveform.tsx', name: 'Waveform' },
      ],
      also: ['sound', 'music', 'podcast', 'voice', 'waveform', 'mp3', 'media player', 'play'],
    },
    {
      path: '/ui/parallax',
      name: 'Parallax',
      purpose: 'A picture that moves a little slower than the page, for depth on one screen.',
      instead:
        'Never behind text, never twice a page. Where the picture has to be looked at closely, take a figure.',
      standsOn: 'CSS scroll-driven animation',
      because:
        'It runs off the main thread, without a script. Where it is not supported, or less motion is asked for, the picture simply stands still.',
      keys: [{ press: 'Arrow keys', does: 'Scroll, and the picture follows; under reduced motion it stays' }],
      spoken: 'What the picture shows. The movement is not spoken of.',
      components: [{ file: 'media/parallax.tsx', name: 'Parallax' }],
      also: ['scroll effect', 'scroll animation', 'depth', 'scroll driven', 'background', 'motion'],
    },
    {
      path: '/ui/portfolio-components',
      name: 'Portfolio components',
      purpose:
        'Parts that show work: tiles with the thing’s own screen, a choice of them, devices and measured results.',
      instead: 'Without a screen of the running thing, use a row of text. Stock pictures prove nothing.',
      standsOn: 'article with one link, radio inputs, img',
      because:
        'One link a tile, named by its heading. A choice of one group is what radios are, and before the scripts all the work stands there.',
      keys: [
        { press: 'Tab', does: 'Goes to the choice, then from tile to tile' },
        { press: 'Arrow keys', does: 'Choose the next or previous trade' },
        { press: 'Enter', does: 'Opens the case study' },
      ],
      spoken:
        'A tile is its name and “link”. A choice is a radio in the group “Trade”; then how many are shown: “2 of 9 case studies”.',
      components: [
        { file: 'media/screen-tile.tsx', name: 'ScreenTile' },
        { file: 'media/screen-frame.tsx', name: 'ScreenFrame' },
        { file: 'layout/filtered-grid.tsx', name: 'FilteredGrid' },
        { file: 'layout/measured-figures.tsx', name: 'MeasuredFigures' },
      ],
      also: ['case study', 'work', 'projects', 'showcase', 'device mockup', 'filter', 'results', 'tiles'],
    },
  ],
};
