import { measured } from '#content/proof.ts';
import { privacy } from '#content/screens/privacy.ts';
import { privacyPhone } from '#content/screens/privacy-phone.ts';
import { DrawnFigure } from '#ui/drawings/drawn-figure.tsx';
import { ThreeVisits } from '#ui/drawings/three-visits.tsx';
import { MeasuredFigures } from '#ui/layout/measured-figures.tsx';
import { ScreenFrame } from '#ui/media/screen-frame.tsx';
import { StoryBlock } from '#ui/story/story-block.tsx';
import { StoryCost } from '#ui/story/story-cost.tsx';
import { StoryFacts } from '#ui/story/story-facts.tsx';
import { StoryRow, StoryWide } from '#ui/story/story-row.tsx';
import { StorySections } from '#ui/story/story-section.tsx';
import type { StoryParts } from './composition.ts';

const figures = [
  measured(
    'privacy.grades.agree',
    'of 60 got the same grade, points and ten test results from us as from MDN',
  ),
  measured('privacy.grades.time', 'to grade the headers of one response'),
  measured('ours.parties', 'third parties contacted by our own home page, according to the same scanner'),
];

/** What the recorded visits to the demo's sample shop show, sorted by what changed between them. */
const seenAtTheShop = [
  {
    verdict: 'items did not wait for consent',
    text: 'They were there before any choice and were still there after a refusal.',
    tone: 'wrong',
    seen: [true, true, true],
    rows: [
      { name: 'www.googletagmanager.com', about: 'Loads further scripts' },
      { name: 'static.hotjar.com', about: 'Records visits' },
      { name: 'in.hotjar.com', about: 'Receives the recording' },
      { name: 'www.google-analytics.com', about: 'Measures visits' },
      { name: '_gcl_au', about: 'Google Ads cookie' },
      { name: '_ga', about: 'Cookie that tells one visitor from another' },
      { name: '_hjSessionUser_1', about: 'Kept in local storage until someone deletes it' },
      { name: 'hotjar-1.js', about: 'Script that listens to the pointer' },
    ],
  },
  {
    verdict: 'items waited for consent',
    text: 'None of it appeared before a click on “Accept all”.',
    tone: 'right',
    seen: [false, false, true],
    rows: [
      { name: 'connect.facebook.net', about: 'A social network' },
      { name: 'www.facebook.com', about: 'A social network' },
      { name: '_fbp', about: 'Meta cookie' },
    ],
  },
  {
    verdict: 'items need no consent',
    text: 'The shop needs these, or they track nobody as far as our tables know.',
    tone: 'quiet',
    seen: [true, true, true],
    rows: [
      { name: 'PHPSESSID', about: 'Keeps the pages of one visit together' },
      { name: 'cart', about: 'Remembers the basket' },
      { name: 'fonts.googleapis.com', about: 'Delivers fonts' },
      { name: 'www.youtube.com', about: 'Shows a video' },
    ],
  },
] as const;

/** The report half over the edge of its block, then three visits drawn as lanes. */
export function PrivacyScanner({ words, head, priced }: StoryParts) {
  return (
    <>
      <StoryBlock {...head} scene="over">
        <ScreenFrame
          variant="framed"
          picture={privacy}
          alt="The report on a sample shop: ten serious findings, the first with the requests and cookies that prove it"
          sizes="(min-width: 80rem) 76rem, 88vw"
          eager
          className="shadow-[0_1.5rem_4rem_-1.5rem_oklch(.19_.022_275/.35)] max-lg:hidden"
        />
        <ScreenFrame
          variant="phone"
          picture={privacyPhone}
          alt="The report on a phone: two companies track visitors, headers graded F"
          sizes="20rem"
          className="mx-auto w-full max-w-[20rem] lg:hidden"
        />
      </StoryBlock>
      <StoryFacts facts={words.facts} />
      <StoryRow
        beside={
          <ScreenFrame
            variant="phone"
            picture={privacyPhone}
            alt="The same report on a phone: two companies track visitors, headers graded F"
            sizes="20rem"
            className="mx-auto w-full max-w-[20rem] max-lg:hidden"
          />
        }
      >
        <StorySections of={words.sections} to={2} />
      </StoryRow>
      <StoryWide>
        <DrawnFigure caption="A sample shop, visited three times by the same browser with a fresh profile each time.">
          <ThreeVisits
            visits={['Before any choice', '“Only what is needed”', '“Accept all”']}
            groups={seenAtTheShop}
          />
        </DrawnFigure>
      </StoryWide>
      <StoryRow first beside={<MeasuredFigures figures={figures} />}>
        <StorySections of={words.sections} from={2} to={4} />
      </StoryRow>
      <StoryRow>
        <StorySections of={words.sections} from={4} />
      </StoryRow>
      <StoryWide>
        <StoryCost
          heading="A watch on your own sites"
          text="The scanner runs when someone asks. Yours may need all your domains every night, a note when a new company turns up, and a record for your data protection officer."
          {...priced({ from: 3, to: 6, people: 1 })}
        />
      </StoryWide>
    </>
  );
}
