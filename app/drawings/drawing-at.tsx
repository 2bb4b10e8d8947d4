import type { ReactNode } from 'react';
import { orders } from '#content/samples/orders.ts';
import { rounds } from '#content/samples/rounds.ts';
import { findings, scraped, visits } from '#content/samples/tables.ts';
import { filesText, fileText, heard, newsText, spoken, webText } from '#content/samples/texts.ts';
import { ComposedPicture } from '#ui/drawings/composed-picture.tsx';
import { FindingsList } from '#ui/drawings/findings-list.tsx';
import { ForecastChart } from '#ui/drawings/forecast-chart.tsx';
import { QuotedAnswer } from '#ui/drawings/quoted-answer.tsx';
import { RoundsMap } from '#ui/drawings/rounds-map.tsx';
import { ScrapedTable } from '#ui/drawings/scraped-table.tsx';
import { SoundLine } from '#ui/drawings/sound-line.tsx';
import { VisitTable } from '#ui/drawings/visit-table.tsx';

/** What each demo gives, drawn from a small made-up data set. */
const drawings: Readonly<Record<string, () => ReactNode>> = {
  '/route-optimization/demo': () => <RoundsMap {...rounds} />,
  '/visual_forecasting/demo': () => <ForecastChart {...orders} />,
  '/case-studies/seo-analysis/demo': () => <FindingsList findings={findings} />,
  '/case-studies/web_privacy_scanner/demo': () => <VisitTable {...visits} />,
  '/case-studies/NewsSummarizerChatbot/demo': () => <QuotedAnswer {...newsText} />,
  '/ai-tools/speech-to-text': () => <SoundLine {...heard} />,
  '/ai-tools/text-to-speech': () => <SoundLine {...spoken} />,
  '/ai-tools/filechat': () => <QuotedAnswer {...fileText} />,
  '/ai-tools/multifilechat': () => <QuotedAnswer {...filesText} />,
  '/ai-tools/webchat': () => <QuotedAnswer {...webText} />,
  '/ai-tools/image-generator': () => <ComposedPicture />,
  '/akrascraper': () => <ScrapedTable {...scraped} />,
};

/** The drawing of the demo at this path, if there is one. */
export const drawingAt = (path: string): ReactNode => drawings[path]?.() ?? null;
