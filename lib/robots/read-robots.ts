import { compilePattern, type Pattern } from './pattern.ts';

/** One Allow or Disallow line. */
export interface Rule {
  allows: boolean;
  pattern: Pattern;
  /** Where it stands in the file, from 1. */
  line: number;
}

/** Rules for the programs that a group names, in lower case; `*` is for everybody else. */
interface Group {
  agents: string[];
  rules: Rule[];
  /** Seconds between two pages. */
  delay?: number;
}

/** A robots.txt, read. */
export interface RobotsFile {
  groups: Group[];
  sitemaps: string[];
  /** Lines with a word that no program knows. */
  unknown: { line: number; text: string }[];
}

/** How much of a file is read: RFC 9309 asks for 500 KiB at least, and files that people write stay far below the rest. */
const most = { signs: 512_000, lines: 50_000, rules: 10_000, agents: 1000, sitemaps: 500, signsOfLine: 2000 };

const known = new Set(
  'user-agent allow disallow sitemap crawl-delay host clean-param request-rate visit-time noindex content-signal'.split(
    ' ',
  ),
);

/** The name that a User-agent line gives: `Googlebot/2.1` and `Googlebot*` mean `googlebot`. */
function agentOf(value: string): string {
  const [name = ''] = value.toLowerCase().split(/[\s/]/, 1);
  return name === '*' ? name : name.replace(/\*$/, '');
}

function delayOf(value: string): number | undefined {
  const seconds = value === '' ? Number.NaN : Number(value);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}

/** A line without its comment, as name and value; white space around both means nothing. */
function partsOf(line: string): { text: string; name: string; value: string } {
  const hash = line.indexOf('#');
  const text = (hash < 0 ? line : line.slice(0, hash)).trim();
  const colon = text.indexOf(':');
  if (colon < 0) return { text, name: '', value: '' };
  return { text, name: text.slice(0, colon).trim().toLowerCase(), value: text.slice(colon + 1).trim() };
}

class Reading {
  readonly file: RobotsFile = { groups: [], sitemaps: [], unknown: [] };
  #group: Group | undefined;
  /** Whether the lines before name programs, and no rule of theirs came yet. */
  #naming = false;
  #agents = 0;
  #rules = 0;

  name(value: string): void {
    if (!this.#group || !this.#naming) {
      this.#group = { agents: [], rules: [] };
      this.file.groups.push(this.#group);
    }
    this.#naming = true;
    this.#agents += 1;
    if (this.#agents <= most.agents) this.#group.agents.push(agentOf(value));
  }

  rule(allows: boolean, value: string, line: number): void {
    this.#naming = false;
    if (!this.#group || this.#rules >= most.rules) return;
    const pattern = compilePattern(value, allows);
    if (!pattern) return;
    this.#rules += 1;
    this.#group.rules.push({ allows, pattern, line });
  }

  other(name: string, value: string, text: string, line: number): void {
    const { sitemaps, unknown } = this.file;
    if (name === 'crawl-delay' && this.#group) this.#group.delay ??= delayOf(value);
    if (name === 'sitemap' && value && value.length <= most.signsOfLine && sitemaps.length < most.sitemaps)
      sitemaps.push(value);
    if (text && !known.has(name) && unknown.length < most.rules)
      unknown.push({ line, text: text.slice(0, most.signsOfLine) });
  }
}

/**
 * Reads a robots.txt by RFC 9309. User-agent lines that follow each other share the rules below them, and lines that
 * are neither change nothing about that. It never fails: what is beyond `most` is passed over.
 */
export function readRobotsFile(source: string): RobotsFile {
  const reading = new Reading();
  const lines = source
    .replace(/^\uFEFF/, '')
    .slice(0, most.signs)
    .split(/\r\n|\r|\n/, most.lines);
  for (const [at, written] of lines.entries()) {
    const { text, name, value } = partsOf(written);
    if (name === 'user-agent') reading.name(value);
    else if (name === 'allow' || name === 'disallow') reading.rule(name === 'allow', value, at + 1);
    else reading.other(name, value, text, at + 1);
  }
  return reading.file;
}
