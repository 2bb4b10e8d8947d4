import type { ReactNode } from 'react';
import type { DrawNamed } from '#ui/text/rich-text.tsx';
import { Bars } from './bars.tsx';
import { ComposedScene } from './composed-scene.tsx';
import { ContrastGrid, HueRow } from './contrast-grid.tsx';
import { DrawingFrame } from './drawing-frame.tsx';
import { ForecastMembers, weightBars } from './forecasting.tsx';
import { kitBars } from './kit-bars.ts';
import { measuredBars } from './measured-bars.tsx';
import {
  AdoptLanes,
  AskLanes,
  DeadList,
  MailGap,
  Rebinding,
  Rounding,
  SlotCircle,
  StalePage,
  ThreeVisits,
  WhoIsWrong,
} from './mechanisms.tsx';
import { RoutingGap, RoutingPlans } from './routing.tsx';
import { SurvivalGrid } from './survival-grid.tsx';

/** The drawings of the journal's posts, by the names that their texts use. */
export const postDrawings: Readonly<Record<string, () => ReactNode>> = {
  'routing-plans': RoutingPlans,
  'routing-gap': RoutingGap,
  'routing-sets': measuredBars('Gap to the best known plans', [
    ['X, 5 s', 'routing.all.cvrplib.1x5.gap', 'ours'],
    ['X, 30 s', 'routing.all.cvrplib.1x30.gap', 'ours'],
    ['X, 30 s, four workers', 'routing.all.cvrplib.4x30.gap', 'ours'],
    ['Solomon (time windows), 30 s', 'routing.all.solomon.1x30.gap', 'ours'],
  ]),
  'forecast-members': ForecastMembers,
  'forecast-weights': () => <Bars heading="Weight of each model" bars={weightBars} />,
  'slot-circle': SlotCircle,
  'slot-bars': measuredBars('Time until everybody had an answer', [
    ['Exclusion constraint, plain insert', 'slot.given-up.exclusion.time'],
    ['Exclusion constraint, on conflict do nothing', 'slot.given-up.exclusion-on-conflict.time'],
    ['Slot rows, plain insert', 'slot.given-up.rows.time'],
    ['Slot rows, on conflict do nothing (ours)', 'slot.given-up.rows-on-conflict.time', 'ours'],
  ]),
  'dead-list': DeadList,
  'script-bars': measuredBars('Script before the first touch', [
    ['Policy (reading page)', 'pages.policy.script', 'ours'],
    ['Landing page (reading page)', 'pages.landing.script', 'ours'],
    ['Home page (reading page)', 'pages.home.script', 'ours'],
    ['Catalogue (working page)', 'pages.catalogue.script'],
    ['Demo (working page)', 'pages.demo.script'],
  ]),
  'ask-lanes': AskLanes,
  'reader-bars': measuredBars(
    'Answers that are exactly the expected words',
    [
      ['Wikipedia articles (XQuAD)', 'reader.xquad.given.exact', 'ours'],
      ['Privacy policies (PolicyQA)', 'reader.policyqa.given.exact'],
    ],
    100,
  ),
  'torture-bars': measuredBars('One run of npm run torture', [
    ['Forms that were acknowledged', 'torture.acknowledged', 'ours'],
    ['Emails that went out', 'torture.mails', 'ours'],
    ['of which sent twice', 'torture.doubled'],
    ['Acknowledged forms that were lost', 'torture.lost'],
  ]),
  'mail-gap': MailGap,
  'stale-page': StalePage,
  'serve-bars': measuredBars(
    'Requests a second, as a share',
    [
      ['of bare node:http', 'serve.home.to-bare', 'ours'],
      ['of nginx with one worker', 'serve.home.to-nginx', 'ours'],
    ],
    1,
  ),
  'two-cats': () => <ComposedScene file="two-cats" />,
  harbour: () => <ComposedScene file="harbour" />,
  'compose-bars': measuredBars(
    'Sentences whose picture is fully right',
    [
      ['Composer, all sentences', 'compose.right', 'ours'],
      ['Composer, sentences kept aside', 'compose.right.kept-aside', 'ours'],
      ['Icons in a row', 'compose.right.peer'],
    ],
    100,
  ),
  'speech-bars': measuredBars('Wrong words', [
    ['Moonshine tiny, in the browser', 'speech.moonshine.wrong', 'ours'],
    ['Whisper base, on the server', 'speech.whisper-base.wrong'],
    ['Whisper small, on the server', 'speech.whisper-small.wrong'],
  ]),
  'speech-pace': measuredBars('Processor time for a second of sound', [
    ['Moonshine tiny', 'speech.moonshine.pace', 'ours'],
    ['Whisper base', 'speech.whisper-base.pace'],
    ['Whisper small', 'speech.whisper-small.pace'],
  ]),
  'seo-bars': measuredBars(
    'Recall and precision, where 1 is perfect',
    [
      ['Planted faults that are found (recall)', 'seo.recall', 'ours'],
      ['Reported faults that are right (precision)', 'seo.precision', 'ours'],
    ],
    1,
  ),
  'who-is-wrong': WhoIsWrong,
  'kit-bars': () => <Bars heading="The last run of npm run check:kit" bars={kitBars} />,
  'adopt-lanes': AdoptLanes,
  rounding: Rounding,
  rebinding: Rebinding,
  'three-visits': ThreeVisits,
  'scrape-survival': SurvivalGrid,
  'contrast-grid': ContrastGrid,
  'hue-row': HueRow,
};

/** Draws the drawing that a post names; for an unknown name it shows the description instead. */
export const drawInPost: DrawNamed = (name, { alt, caption }) => {
  const draw = postDrawings[name];
  return draw ? (
    <DrawingFrame alt={alt} caption={caption}>
      {draw()}
    </DrawingFrame>
  ) : (
    <p>{alt}</p>
  );
};
