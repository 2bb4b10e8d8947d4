import { printedBy, proof, said } from '../proof.ts';
import type { Story } from './story.ts';

export const visualForecasting: Story = {
  path: '/visual-forecasting',
  name: 'Visual forecasting',
  note: 'A column of numbers becomes a forecast with its likely range',
  trade: 'Finance',
  hue: 'sun',
  object: 'wave',
  alt: 'Three layered waves, like hills on a chart',
  heading: ['Next year', 'with its doubts'],
  lead: 'Drop in a column of numbers. It finds dates, season and gaps by itself, tries several models on your own past, and shows how wrong it may be.',
  action: { label: 'Open the demo', href: '/visual_forecasting/demo' },
  facts: [
    ['State', 'Live demo on this site'],
    ['Reads', 'CSV, TSV or Excel; several columns at once'],
    ['Gives', 'CSV, a picture, and the code that repeats the forecast'],
    ['Models', 'Seven, from drift to MSTL, weighted by their errors'],
    ['Measured against', 'M3, M4 and Tourism series'],
  ],
  sections: [
    {
      heading: 'One line is half an answer',
      paragraphs: [
        'Anyone who orders stock or plans shifts needs a number for December. A spreadsheet will give one: select the column, drag the corner, done. It looks as certain as the months that really happened, and nobody at the table can say how far off it might be.',
        'The useful part is the doubt. If December may be anything from 260 to 330 orders, you staff for one figure and buy for another. So we wanted a tool that draws both: the likely year, and a band that is honest about the rest.',
        'It also had to work on the file you have, in the browser, without an analyst. You drop in a table, and your figures stay on your machine.',
      ],
    },
    {
      heading: 'A spreadsheet is not a series',
      paragraphs: [
        'Before any model runs, the file has to be understood. Is 03/04 in March or in April? Is 1.240 a bit more than one, or more than a thousand? The reader decides from the whole column, and when nothing in the file settles the question it tells you so.',
        'Then it looks for a rhythm: hours, days, working days, weeks, months, quarters or years. Each value is put in its place in that rhythm. Two rows for the same day are added up; a day without a row stays empty in the chart and is filled only for the models.',
        'It reads currencies, percent signs and thousands separators as well. Its conclusions are listed in plain words beside the chart, where you can catch a wrong guess.',
      ],
    },
    {
      heading: 'Your past is the examiner',
      paragraphs: [
        'Nobody knows which model suits your figures, and the cleverest is often not the one. So the series is cut at three earlier dates. Seven models forecast from each cut without seeing what follows, and their errors are compared with those of the plain rule: the last value, adjusted for the season.',
        'An error lowers a model’s share of the mix, but it does not decide alone. Three tests are few, and a model can be lucky. Each model starts from a share that we fitted on public series with the same rhythm, and we divide that share by its error on yours.',
        'The sample shop shows why. Drift did best of all in its tests, with about half the error of the plain rule. On monthly series in general it seldom earns that, so it ends at 3% of the mix. MSTL, good here and good elsewhere, has 35%.',
      ],
    },
    {
      heading: 'The band had to be earned',
      paragraphs: [
        'The hard part was the width. Textbook intervals assume that the model is right and that only chance is left, so they come out too narrow, most of all on short series. A band that claims to hold 95 values in 100 and holds 80 is worse than none.',
        'Ours is built from how restless the series is: the mix’s error in the back-tests, the change from one season to the next, recent changes, and how far the models disagree. The four are combined and grow with every step ahead.',
        `We fitted their weights once for every rhythm. Over ${said(proof('forecast.series'))} from the M3, M4 and Tourism sets, ${said(proof('forecast.coverage'))} of the real values fell inside. We fitted on every second series of each set and checked on the others: the score there moved by a thousandth.`,
        printedBy(proof('forecast.coverage')),
      ],
      rules: [
        ['Dashed', 'Everything after the last real value, so nobody mistakes it for one.'],
        ['Gaps', 'Filled from their neighbours for the models, left open in the picture, and counted.'],
        [
          'Outliers',
          'Named with their date and the expected value. They stay in unless you change the file.',
        ],
        [
          'What if',
          'A promotion, a price or a single event is drawn over the forecast, which itself stays unchanged.',
        ],
      ],
    },
    {
      heading: 'How well it does',
      paragraphs: [
        `The usual yardstick is OWA, which sets the naive forecast to 1. Ours reached ${proof('forecast.all.owa').value} over all the series and ${proof('forecast.m4-yearly.owa').value} on the yearly ones of M4. Theta, a method that won an earlier competition, came to 0.878 over the same series, and MSTL from augurs, an open-source library, to 0.843.`,
        `The median series took ${said(proof('forecast.median.time'))} and the longest ${said(proof('forecast.longest.time'))}. That is why the picture can follow while you change the horizon.`,
        'The exported program repeats the forecast with Node and our engine, holidays, promotions and columns included, so you don’t have to trust the drawing.',
      ],
    },
    {
      heading: 'Two numbers are not a trend',
      paragraphs: [
        'It continues two values if that is all you have, but it will say that there were too few to test anything on. Where the plain rule was closer than the mix, the line below the headline says so.',
      ],
      refusals: [
        'It reads the last 3,000 values of each series, and up to 50 series in a file.',
        'It knows the calendar, and learns what your past promotions or a column such as the price did once you give it their dates or values. It knows nothing else, such as the weather.',
        'In a what-if, the effect of a price is the elasticity you type in. It is estimated from your sales only if your file has a column of prices, also for the steps ahead.',
        'If a column has no numbers, it says what kind of file it needs.',
      ],
    },
  ],
};
