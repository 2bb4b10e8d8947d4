import { counted, grouped } from '#lib/money/grouped.ts';

/** What a number of runs of each tool is, in a visitor's words; and what else they should know before they reach it. */
const words = {
  read: {
    said: (runs) => `You can ask our server ${counted(runs, 'question')} an hour`,
    more: 'In your own browser there’s no limit.',
  },
  embed: {
    said: (runs) => `Our server compares texts for you ${counted(runs, 'time')} an hour`,
    more: 'Each time it takes up to 64 passages.',
  },
  'write-answer': {
    said: (runs) => `The connected model writes ${counted(runs, 'answer')} for you an hour`,
  },
  leaflet: { said: (runs) => `You can ask ${counted(runs, 'question')} an hour` },
  smallTask: { said: (runs) => `You can run small tasks ${counted(runs, 'time')} an hour` },
  composeWords: { said: (runs) => `Our server looks words up for ${counted(runs, 'picture')} an hour` },
  paintPicture: { said: (runs) => `You can have ${counted(runs, 'picture')} painted an hour` },
  speak: {
    said: (runs) => `Our server reads ${counted(runs, 'sentence')} aloud for you an hour`,
    more: 'A sentence that both voices read counts twice.',
  },
  transcribe: {
    said: (runs) => `Our server transcribes ${counted(runs, 'piece')} of sound for you an hour`,
    more: 'A piece lasts up to 25 seconds.',
  },
  news: { said: (runs) => `You can have ${counted(runs, 'text')} read or questions answered an hour` },
  scraper: { said: (runs) => `Our server reads web pages for you ${counted(runs, 'time')} an hour` },
  seo: { said: (runs) => `You can check ${counted(runs, 'site')} an hour` },
  privacy: { said: (runs) => `You can scan ${counted(runs, 'site')} an hour` },
  geocode: { said: (runs) => `You can look addresses up ${counted(runs, 'time')} an hour` },
  roadTimes: { said: (runs) => `You can ask for driving times ${counted(runs, 'time')} an hour` },
} as const satisfies Record<string, { said: (runs: number) => string; more?: string }>;

/** How often one visitor may run a tool: in an hour, and without a pause. */
export interface ToldLimit {
  tool: keyof typeof words;
  hour: number;
  atOnce: number;
}

/** A limit as a sentence, so that nobody learns of it by a refusal; null where the tool is switched off, as its page says. */
export function limitWords({ tool, hour, atOnce }: ToldLimit): string | null {
  if (hour === 0) return null;
  const { said, more = '' }: { said: (runs: number) => string; more?: string } = words[tool];
  const pause = atOnce < hour ? `, ${grouped(atOnce)} of them in quick succession` : '';
  return `${said(hour)}${pause}. ${more}`.trim();
}
