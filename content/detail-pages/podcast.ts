/** A conversation between two roles of the studio, written down; there is no recording. */
export const podcast = {
  heading: 'A podcast to be read',
  facts: 'Written talk 1 · Why nothing loads',
  lead: 'We write our conversations instead of recording them: quicker to search, easier to correct, and nobody has to listen at double speed.',
  talk: [
    [
      'Builder',
      'You asked for a site without a single script. I cannot give you that. The demos are programs.',
    ],
    ['Critic', 'I asked why a page with six paragraphs needs a hundred kilobytes to be read.'],
    ['Builder', 'It does not. It needs them when somebody presses a button that has no other way to work.'],
    ['Critic', 'Then load them at that press.'],
    ['Builder', 'And the press itself? It would fall into a hole until the script is there.'],
    ['Critic', 'A link is not a hole. A form is not a hole. Which buttons are left?'],
    ['Builder', 'Few. I can hold their click, show it as pressed, and play it once when the page is ready.'],
    ['Critic', 'Once. Write that down. And never for a link.'],
  ],
  decided: [
    ['Decision', 'Reading pages load no framework before somebody needs it.'],
    ['Exception', 'Pages that are programs start theirs at once.'],
    ['Test', 'Time from click to effect, on a slow phone and a slow line.'],
  ],
  terms: [
    ['Form', 'Two roles, one decision, a page'],
    ['Sound', 'None; your browser can read it aloud'],
    ['Figures', 'In the journal post of 7 November'],
  ],
} as const;
