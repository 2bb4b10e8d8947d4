import type { StoredSite } from '#server/tools/stored-site.ts';
import { html, robots, shell } from './page.server.ts';

const origin = 'https://vergabe.example';

const works = [
  ['Sanierung der Turnhalle am Hafen', '1.250.000 €'],
  ['Neubau einer Kindertagesstätte', '4.800.000 €'],
  ['Lieferung von 320 Schulrechnern', '214.500,50 €'],
  ['Winterdienst, Los 2', '96.000 €'],
  ['Erneuerung der Straßenbeleuchtung', '730.000 €'],
  ['Reinigung der Verwaltungsgebäude', 'wird noch festgelegt'],
  ['Planung der Uferpromenade', '189.000 €'],
  ['Umbau des Bürgerbüros', '415.250 €'],
  ['Lieferung von Streusalz', '58.300 €'],
  ['Ausbau des Radwegs Nord', '2.100.000 €'],
  ['Wartung der Aufzüge', '74.900 €'],
  ['Ersatz der Telefonanlage', '132.000 €'],
] as const;

const offices = ['Stadt Musterhafen', 'Landkreis Beispielau', 'Stadtwerke Musterhafen'];
const two = (value: number) => String(value).padStart(2, '0');

function entry([work, value]: (typeof works)[number], at: number): string {
  // The seventh day of a month could be a month as well: only the whole column tells.
  const limit = `${two(1 + ((at * 5) % 27))}.${two(1 + (at % 12))}.2027`;
  return `<article class="ausschreibung" style="border:1px solid #d6dde2;border-left:5px solid #4d7c3a;padding:12px 16px;margin:0 0 12px">
<h3 style="margin:0 0 6px;font-size:17px"><a href="/verfahren/${4711 + at}">${work}</a></h3>
<ul style="margin:0;padding:0;list-style:none;display:flex;flex-wrap:wrap;gap:4px 28px;font-size:15px">
<li><b>Vergabestelle:</b> <span class="stelle">${offices[at % offices.length]}</span></li>
<li><b>Frist:</b> <span class="frist">${limit}</span></li>
<li><b>Auftragswert:</b> <span class="wert">${value}</span></li></ul></article>`;
}

const list = (from: number, next: string): string =>
  shell({
    lang: 'de',
    title: 'Vergabeportal Musterhafen',
    sign: 'Dieses Portal ist ein Beispiel. Weder die Stadt noch die Verfahren gibt es.',
    menu: ['Verfahren', 'Archiv', 'Kontakt'],
    colour: '#33532a',
    body: `<h1 style="font-size:26px;margin:0 0 14px">Laufende Ausschreibungen</h1>
<section class="liste">
${works
  .slice(from, from + 6)
  .map((work, at) => entry(work, from + at))
  .join('\n')}
</section>
<p style="text-align:right"><a href="${next}">Weiter</a></p>`,
  });

/** A board that writes money and dates as Germans do, and whose third page robots.txt forbids. */
export const tenders = (): StoredSite => ({
  [`${origin}/ausschreibungen`]: html(list(0, '/ausschreibungen?seite=2')),
  [`${origin}/ausschreibungen?seite=2`]: html(list(6, '/archiv?seite=3')),
  [`${origin}/archiv?seite=3`]: html(list(0, '/archiv?seite=4')),
  [`${origin}/robots.txt`]: robots('User-agent: *\nDisallow: /archiv\n'),
});
