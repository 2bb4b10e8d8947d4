import type { KitGroup } from '#lib/look/kit-page.ts';

export const media: KitGroup = {
  name: 'Media',
  pages: [
    {
      path: '/ui/images',
      name: 'Images',
      purpose:
        'Shows a picture at the width the screen needs, reserves its space while it loads, and puts a caption below it.',
      instead:
        'For charts, maps and plans, put an SVG in the page. For several pictures of the same thing, use a gallery.',
      standsOn: 'img with srcset and AVIF, inside figure',
      because:
        'The browser picks the file, loads it shortly before it scrolls into view and decodes it in the background. Only the enlarged view needs a script.',
      keys: [
        { press: 'Enter', does: 'Enlarges a zoomable figure, or reloads one that failed' },
        { press: 'Esc', does: 'Goes back to the page and returns the focus to the figure' },
      ],
      spoken:
        'You hear what the picture shows and “image”, then the caption. A zoomable picture is a “link”.',
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
      purpose: 'Shows several pictures of the same thing as thumbnails that people can enlarge and zoom.',
      instead:
        'For up to three pictures, put them straight into the page. For pictures that link to other pages, use tiles.',
      standsOn: 'links to pictures, opened in a dialog',
      because:
        'Without scripts each link opens its picture. The dialog keeps the focus while it is open, returns it on closing, and loads the next pictures in advance.',
      keys: [
        { press: 'Enter', does: 'Enlarges the picture' },
        { press: 'Arrow keys', does: 'Go to the next or previous picture; reversed in right-to-left text' },
        { press: 'Home and End', does: 'Go to the first and last picture' },
        { press: '+ and −', does: 'Zoom in and out' },
        { press: 'Arrow keys, zoomed', does: 'Move the picture' },
        { press: '0', does: 'Fits the picture to the screen' },
        { press: 'Esc', does: 'Goes back to the page and returns the focus to the link' },
      ],
      spoken:
        'You hear what each picture shows and “link”. When a picture is enlarged, you hear the dialog’s name, then “2 of 6” and the caption.',
      components: [
        { file: 'media/gallery.tsx', name: 'Gallery' },
        { file: 'media/lightbox.tsx', name: 'Lightbox' },
      ],
      also: ['lightbox', 'photos', 'pictures', 'image viewer', 'zoom', 'pinch', 'thumbnails', 'album'],
    },
    {
      path: '/ui/carousel',
      name: 'Carousel',
      purpose: 'Shows a row of similar items that is wider than the screen and scrolls sideways.',
      instead:
        'Put anything people must see straight into the page. For pictures that deserve a closer look, use a gallery.',
      standsOn: 'a scrolling list with scroll snapping',
      because:
        'The browser handles touch, wheel and momentum before any script loads. It doesn’t move on its own, so there’s nothing to pause.',
      keys: [
        { press: 'Tab', does: 'Goes to the buttons, then the row and its links' },
        { press: 'Arrow keys', does: 'Go one item forward or back; reversed in right-to-left text' },
        { press: 'Home and End', does: 'Go to the first and the last item' },
        { press: 'Enter', does: 'On a button, shows the next items in full; on a dot, shows that item' },
      ],
      spoken:
        'You hear its name and “carousel”; the row is a list with its number of items. After each move you hear “2 of 5”. At either end, the button is “dimmed”.',
      components: [{ file: 'media/carousel.tsx', name: 'Carousel' }],
      also: ['slider', 'slideshow', 'scroller', 'swipe', 'scroll snap', 'slides', 'dots'],
    },
    {
      path: '/ui/audio-player',
      name: 'Audio player',
      purpose: 'Plays a recording with its waveform and length, and can remember where people stopped.',
      instead:
        'If people need to know what is said, put a transcript beside the player. Let people start the sound themselves.',
      standsOn: 'audio, with the browser’s controls until the scripts have loaded',
      because:
        'The browser handles loading, speed and the phone’s lock screen. The waveform is drawn when the site is built, with a range input over it for seeking.',
      keys: [
        { press: 'Space', does: 'Plays or pauses, on the button and on the waveform' },
        { press: 'Arrow keys', does: 'On the waveform, go five seconds back or forward' },
        { press: 'Page Up and Page Down', does: 'Go fifteen seconds forward or back' },
        { press: 'Home and End', does: 'Go to the beginning and the end' },
        { press: 'Enter', does: 'On a skip button or a chapter, jumps to that point' },
      ],
      spoken:
        'You hear “Play” or “Pause” with the name of the recording and, on the waveform, the position in words: “10 seconds of 51 seconds”. The chapter that is playing is “current”.',
      components: [
        { file: 'media/audio-player.tsx', name: 'AudioPlayer' },
        { file: 'media/waveform.tsx', name: 'Waveform' },
      ],
      also: ['sound', 'music', 'podcast', 'voice', 'waveform', 'mp3', 'media player', 'play'],
    },
    {
      path: '/ui/parallax',
      name: 'Parallax',
      purpose: 'Scrolls a picture a little slower than the page, to give one screen some depth.',
      instead:
        'Use it once per page and keep it away from text. If people should look at the picture closely, use a figure.',
      standsOn: 'CSS scroll-driven animation',
      because:
        'It runs off the main thread without a script. Where it isn’t supported, or people have asked for less motion, the picture stands still.',
      keys: [
        { press: 'Arrow keys', does: 'Scroll, and the picture follows; with reduced motion it stays still' },
      ],
      spoken: 'You hear what the picture shows. The movement isn’t announced.',
      components: [{ file: 'media/parallax.tsx', name: 'Parallax' }],
      also: ['scroll effect', 'scroll animation', 'depth', 'scroll driven', 'background', 'motion'],
    },
    {
      path: '/ui/portfolio-components',
      name: 'Portfolio components',
      purpose: 'Shows your work: tiles with screenshots, filters, device frames and measured results.',
      instead:
        'If you have no screenshot of the running product, use a row of text. Stock pictures prove nothing.',
      standsOn: 'article with one link, radio inputs, img',
      because:
        'Each tile is one link, named by its heading. The filter is a set of radio buttons, and all the work is shown until the scripts have loaded.',
      keys: [
        { press: 'Tab', does: 'Goes to the filter, then from tile to tile' },
        { press: 'Arrow keys', does: 'Choose the next or previous trade' },
        { press: 'Enter', does: 'Opens the case study' },
      ],
      spoken:
        'You hear a tile as its name and “link”, and a filter as a radio button in the group “Trade”. Then you hear how many are shown: “2 of 9 case studies”.',
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
