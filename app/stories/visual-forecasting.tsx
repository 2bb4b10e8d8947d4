import { measured } from '#content/proof.ts';
import { forecast } from '#content/screens/forecast.ts';
import { forecastPhone } from '#content/screens/forecast-phone.ts';
import { firstExample } from '#demos/forecast/examples.ts';
import { firstAnalysis } from '#demos/forecast/first-analysis.ts';
import { frequencyOf } from '#engines/forecast/combine/frequency.ts';
import { BackTest } from '#ui/drawings/back-test.tsx';
import { DrawnFigure } from '#ui/drawings/drawn-figure.tsx';
import { ForecastScene } from '#ui/drawings/forecast-scene.tsx';
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
    'forecast.all.owa',
    'over 3,590 public series, where the naive forecast scores 1 and less is better',
  ),
  measured('forecast.coverage', 'of the real values fell inside the 95% band'),
  measured('forecast.median.time', 'for the median series, including three back-tests'),
];

const distance = (said: readonly number[], came: readonly number[]) =>
  came.reduce((sum, value, index) => sum + Math.abs(value - (said[index] ?? 0)), 0) / came.length;

/** The sample shop of the demo as its engine answers it: nothing here is drawn by hand. */
function sampleShop() {
  const { series, rhythm } = firstExample();
  const history = (series[0]?.values ?? []).map((value) => value ?? 0);
  const { mean, bands, folds, rows } = firstAnalysis();
  const { belief } = frequencyOf(rhythm.period, history.length);
  const cuts = folds.map(({ end, actual, combination, naive }) => ({
    end,
    title: `Shown ${end} months, asked for twelve`,
    mix: combination,
    plain: naive,
    result: `The mix was ${distance(combination, actual).toFixed(1)} orders a month off, the plain rule ${distance(naive, actual).toFixed(1)}.`,
  }));
  const shares = rows.flatMap(({ id, name, ratio, weight }) =>
    weight === null || id === 'combination' || id === 'naive'
      ? []
      : [{ name, ratio, before: belief[id], after: weight }],
  );
  return { history, mean, band: bands[95], cuts: cuts.toReversed(), shares };
}

/** The forecast itself drawn over the block, then the tests that earn its band. */
export function VisualForecasting({ words, head, priced }: StoryParts) {
  const { history, mean, band, cuts, shares } = sampleShop();
  const [low, likely, high] = [band.lower, mean, band.upper].map((values) => Math.round(values.at(-1) ?? 0));
  return (
    <>
      <StoryBlock {...head}>
        <ForecastScene
          history={history}
          mean={mean}
          low={band.lower}
          high={band.upper}
          known={`${history.at(-1)} orders last December`}
          ahead={`${likely} next December, likely range ${low} to ${high}`}
          label="Five years of orders of the sample shop with a peak each December, and the next year dashed inside its band"
        />
      </StoryBlock>
      <StoryFacts facts={words.facts} />
      <StoryRow
        beside={
          <ScreenFrame
            variant="phone"
            picture={forecastPhone}
            alt="The forecast on a phone: a year of orders ahead inside its band, 28% closer than the naive forecast"
            sizes="20rem"
            className="mx-auto w-full max-w-[20rem]"
          />
        }
      >
        <StorySections of={words.sections} to={2} />
      </StoryRow>
      <StoryWide>
        <DrawnFigure caption="The demo’s sample shop: three earlier dates, and what the errors there did to each model’s share.">
          <BackTest history={history} cuts={cuts} shares={shares} />
        </DrawnFigure>
      </StoryWide>
      <StoryRow beside={<MeasuredFigures figures={figures} />}>
        <StorySections of={words.sections} from={2} to={4} />
      </StoryRow>
      <StoryWide>
        <ScreenFrame
          variant="framed"
          picture={forecast}
          alt="The demo with 60 months of orders: the finding, the forecast with its 95% band, and the tabs behind it"
          sizes="(min-width: 90rem) 85rem, 92vw"
        />
      </StoryWide>
      <StoryRow first>
        <StorySections of={words.sections} from={4} />
      </StoryRow>
      <StoryWide>
        <StoryCost
          heading="A forecast of your own figures"
          text="The engine is ready. Yours may need nightly sales from a till, a shop or a ledger, known causes such as campaigns, and a plan for staff or stock based on the upper edge of the band."
          {...priced({ from: 3, to: 6, people: 2 })}
        />
      </StoryWide>
    </>
  );
}
