import { useIsListed } from '#app/shell/use-navigation.ts';
import type { HomeWords } from '#content/home-words.ts';
import { drawer } from '#content/pictures/drawer.ts';
import { prism } from '#content/pictures/prism.ts';
import { rings } from '#content/pictures/rings.ts';
import { booking } from '#content/screens/booking.ts';
import { forecast } from '#content/screens/forecast.ts';
import { routes } from '#content/screens/routes.ts';
import { seoPhone } from '#content/screens/seo-phone.ts';
import { servingLine, startSteps } from '#content/start-steps.ts';
import { Arrow } from '#ui/icons/arrow.tsx';
import { ScreenTile } from '#ui/media/screen-tile.tsx';
import { FigureStrip } from '#ui/sections/figure-strip.tsx';
import { NextTiles } from '#ui/sections/next-tiles.tsx';
import { ServiceRows } from '#ui/sections/service-rows.tsx';
import { Statement } from '#ui/sections/statement.tsx';
import { Terminal } from '#ui/sections/terminal.tsx';
import { Claim } from '#ui/text/claim.tsx';
import { HomeCost } from './home-cost.tsx';
import type { HomeFacts } from './home-facts.server.ts';
import { HomeRuns } from './home-runs.tsx';
import { LivePiece } from './live-piece.tsx';

interface HomePageProps {
  words: HomeWords;
  facts: HomeFacts;
}

/** The home page with these words. */
export function HomePage({ words: home, facts }: HomePageProps) {
  const { label, figures } = facts;
  const isListed = useIsListed();
  const tiles = home.next.tiles.filter(({ href }) => isListed(href));
  return (
    <>
      <Statement
        label={label}
        heading={home.heading}
        lead={home.lead}
        actions={home.actions}
        picture={rings}
      />
      <FigureStrip
        figures={figures.map(({ says, ...figure }) => ({ ...figure, text: home.figures[says] }))}
      />
      <SelectedWork work={home.work} />
      <LivePiece live={home.live} day={facts.day} />
      <HomeCost cost={home.cost} prices={facts.prices} />
      <HomeRuns runs={home.runs} />
      <ServiceRows heading={home.services.heading} rows={home.services.rows} />
      <OnYourMachine own={home.own} />
      <NextTiles
        heading={tiles.length === home.next.tiles.length ? home.next.heading : 'Places to start'}
        tiles={tiles.map((tile, index) => ({
          ...tile,
          picture: [booking, prism, drawer][index] ?? drawer,
        }))}
      />
    </>
  );
}

/** How the three tiles stand, and what they show. */
const tileLooks = [
  {
    hue: 'cobalt',
    picture: routes,
    alt: 'The route planner with three rounds on its map',
    shape: 'aspect-[4/3]',
  },
  {
    hue: 'coral',
    picture: seoPhone,
    alt: 'The SEO check on a phone: seven errors, eleven warnings',
    shape: 'aspect-[4/3] md:aspect-[1/1.02]',
  },
  {
    hue: 'sun',
    picture: forecast,
    alt: 'Two years of orders and the forecast with its range',
    shape: 'aspect-[4/3] md:aspect-[7/5]',
  },
] as const;

function WorkTile({ work, place }: { work: HomeWords['work']; place: 0 | 1 | 2 }) {
  const tile = work.tiles[place];
  if (!tile) return null;
  const { name, text, href } = tile;
  return <ScreenTile level={3} href={href} name={name} note={text} state="Live demo" {...tileLooks[place]} />;
}

function SelectedWork({ work }: { work: HomeWords['work'] }) {
  const { heading, all, claim } = work;
  return (
    <section className="wrap py-20 md:py-28" aria-labelledby="work">
      <div className="mb-10 flex flex-wrap items-end justify-between gap-6 md:mb-14">
        <h2 id="work" className="display max-w-[44rem] text-[clamp(min(2.6rem,11.5vw),5.6vw,5.2rem)]">
          {heading}
        </h2>
        <a href={all.href} className="border-b border-ink pb-1 font-medium">
          {all.label}
        </a>
      </div>
      <div className="grid gap-x-6 gap-y-12 md:grid-cols-12">
        <div className="md:col-span-7">
          <WorkTile work={work} place={0} />
        </div>
        <div className="md:col-span-5 md:mt-28">
          <WorkTile work={work} place={1} />
        </div>
        <Claim
          text={claim.text}
          command={claim.command}
          className="aspect-[4/4.2] md:col-span-5 md:aspect-[1/1.02]"
        >
          <a href={claim.href} className="inline-flex min-h-11 items-center gap-2 font-medium">
            {claim.link}
            <Arrow />
          </a>
        </Claim>
        <div className="md:col-span-7">
          <WorkTile work={work} place={2} />
        </div>
      </div>
    </section>
  );
}

function OnYourMachine({ own }: { own: HomeWords['own'] }) {
  const { heading, text, link } = own;
  return (
    <section className="wrap grid gap-8 md:grid-cols-12 md:gap-6" aria-labelledby="own">
      <div className="min-w-0 md:col-span-5">
        <h2 id="own" className="display text-[clamp(min(2.6rem,11.5vw),5.6vw,5.2rem)]">
          {heading}
        </h2>
        <p className="mt-6 max-w-[30rem] text-lg text-mute">{text}</p>
        <a
          href={link.href}
          className="mt-6 inline-flex min-h-11 items-center gap-2 border-b border-ink font-medium"
        >
          {link.label}
          <Arrow />
        </a>
      </div>
      <div className="min-w-0 md:col-span-7">
        <Terminal
          label="Starting the site"
          lines={['$ npm start', ...startSteps.map((name) => `  ${name}`), `  ${servingLine}`, '$ npm test']}
        />
      </div>
    </section>
  );
}
