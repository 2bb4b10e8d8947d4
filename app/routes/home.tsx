import { useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { useIsListed } from '#app/shell/use-navigation.ts';
import { home } from '#content/home.ts';
import { calendar } from '#content/pictures/calendar.ts';
import { drawer } from '#content/pictures/drawer.ts';
import { ladder } from '#content/pictures/ladder.ts';
import { prism } from '#content/pictures/prism.ts';
import { rings } from '#content/pictures/rings.ts';
import { van } from '#content/pictures/van.ts';
import { wave } from '#content/pictures/wave.ts';
import { type Proof, proof } from '#content/proof.ts';
import { readSettings } from '#server/settings/settings.ts';
import { Arrow } from '#ui/icons/arrow.tsx';
import { ObjectTile } from '#ui/layout/object-tile.tsx';
import { FigureStrip } from '#ui/sections/figure-strip.tsx';
import { NextTiles } from '#ui/sections/next-tiles.tsx';
import { ServiceRows } from '#ui/sections/service-rows.tsx';
import { Statement } from '#ui/sections/statement.tsx';
import { Terminal } from '#ui/sections/terminal.tsx';
import { Claim } from '#ui/text/claim.tsx';

const shown = ({ value, unit, command, date }: Proof, text: string) => ({
  value: String(value),
  unit,
  text,
  command,
  date,
});

// The figures come with the page's data, so that a browser need not load all that was ever measured.
export function loader({ url }: { url: URL }) {
  const { contact, company } = readSettings();
  const { script, performance, kills } = home.figures;
  return {
    facts: pageFacts(url),
    label: [company.city, contact.hours].filter(Boolean).join(', '),
    figures: [
      shown(proof('pages.home.script'), script),
      shown(proof('pages.home.performance'), performance),
      shown(proof('torture.kills'), kills),
    ],
  };
}

export default function Home() {
  const { label, figures } = useLoaderData<typeof loader>();
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
      <FigureStrip figures={figures} />
      <SelectedWork />
      <ServiceRows heading={home.services.heading} rows={home.services.rows} />
      <OnYourMachine />
      <NextTiles
        heading={tiles.length === home.next.tiles.length ? home.next.heading : 'Places to start'}
        tiles={tiles.map((tile, index) => ({
          ...tile,
          picture: [calendar, prism, drawer][index] ?? drawer,
        }))}
      />
    </>
  );
}

function SelectedWork() {
  const { heading, all, claim } = home.work;
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
          <ObjectTile
            size="large"
            level={3}
            shape="aspect-[4/3]"
            href="/route-optimization"
            hue="cobalt"
            name="Route optimisation"
            note="A day of stops, planned in the browser"
            state="Live demo"
            picture={van}
            alt="A delivery van"
          />
        </div>
        <div className="md:col-span-5 md:mt-28">
          <ObjectTile
            size="large"
            level={3}
            shape="aspect-[4/3] md:aspect-[1/1.02]"
            href="/SEO-Analysis"
            hue="coral"
            name="SEO analysis"
            note="What a search engine trips over, line by line"
            state="Live demo"
            picture={ladder}
            alt="A ladder"
          />
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
          <ObjectTile
            size="large"
            level={3}
            shape="aspect-[4/3] md:aspect-[7/5]"
            href="/visual-forecasting"
            hue="sun"
            name="Visual forecasting"
            note="Next year from a column of numbers, with its doubt drawn in"
            state="Live demo"
            picture={wave}
            alt="A wave"
          />
        </div>
      </div>
    </section>
  );
}

function OnYourMachine() {
  const { heading, text, link } = home.own;
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
          lines={[
            '$ npm start',
            '  packages for serving',
            '  fonts',
            '  build',
            '  dates and compression',
            '  Serving on http://localhost:3000',
            '$ npm test',
          ]}
        />
      </div>
    </section>
  );
}
