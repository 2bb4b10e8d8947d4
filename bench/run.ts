// npm run bench            all benchmarks
// npm run bench:NAME       one of them; -- --write puts its figures into content/proof.json
// npm run bench:forecast -- --series FILE --out FILE   other series; see bench/forecast/data/README.md
// npm run bench:routing -- --instances DIR --seconds S --workers W --out DIR [--at-once N]   other instances; see bench/routing/instances/README.md
// npm run bench:seo -- --cases FILE --out FILE         other sites; see bench/seo/README.md
// npm run bench:privacy -- --cases FILE --out FILE     other cases; see bench/privacy/README.md
// npm run bench:extract -- --cases DIR --out FILE      other articles; see bench/extract/README.md
// npm run bench:retrieve -- --cases FILE --name NAME   other questions, as XQuAD has them; see bench/retrieve/README.md
// npm run bench:retrieve -- --documents [--development]   ten files of everyday kinds, three questions each
// npm run bench:summarize -- --cases FILE              other articles with highlights; see bench/summarize/README.md
// npm run bench:speech -- --cases FOLDER             other recordings; see bench/speech/README.md
// npm run bench:resume -- --texts                      also prints the texts that the rules were written on
// npm run bench:tasks -- --development                 the inputs that the rules were developed on; so does bench:bank
// npm run bench:overload -- --seconds 20               shorter than the three minutes of each load
// npm run bench:lighthouse -- --only=landing,story    some kinds of pages only
// npm run bench:pages -- --only=home,demo   some pages only; so do bench:ui -- --only=tabs,modal and bench:demos -- --only=drag,import
import { bench as admin } from './admin.ts';
import { bench as bank } from './bank.ts';
import { bench as booking } from './booking.ts';
import { bench as catalogue } from './catalogue.ts';
import { bench as compose } from './compose.ts';
import { bench as demos } from './demos.ts';
import { bench as extract } from './extract.ts';
import { bench as forecast } from './forecast.ts';
import { bench as leaflet } from './leaflet.ts';
import { bench as lighthouse } from './lighthouse.ts';
import { bench as messages } from './messages.ts';
import { bench as ours } from './ours.ts';
import { bench as overload } from './overload.ts';
import { bench as pages } from './pages.ts';
import { bench as privacy } from './privacy.ts';
import { bench as resume } from './resume.ts';
import { bench as retrieve } from './retrieve.ts';
import { bench as routing } from './routing.ts';
import { bench as scrape } from './scrape.ts';
import { bench as seo } from './seo.ts';
import { bench as serve } from './serve.ts';
import { bench as slot } from './slot.ts';
import { bench as speech } from './speech.ts';
import { bench as summarize } from './summarize.ts';
import { bench as table } from './table.ts';
import { bench as tasks } from './tasks.ts';
import { bench as ui } from './ui.ts';
import { bench as voice } from './voice.ts';

const all: Record<string, (options: { write: boolean; only?: string[]; args?: string[] }) => Promise<void>> =
  {
    admin,
    bank,
    booking,
    catalogue,
    compose,
    demos,
    extract,
    forecast,
    leaflet,
    lighthouse,
    messages,
    ours,
    overload,
    pages,
    privacy,
    resume,
    retrieve,
    routing,
    scrape,
    seo,
    serve,
    slot,
    speech,
    summarize,
    table,
    tasks,
    ui,
    voice,
  };
const args = process.argv.slice(2);
// Options come after the names, and may have values of their own.
const options = args.findIndex((arg) => arg.startsWith('-'));
const names = options < 0 ? args : args.slice(0, options);
const write = args.includes('--write');
const only = args
  .find((arg) => arg.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');

for (const name of names.length > 0 ? names : Object.keys(all)) {
  const bench = all[name];
  if (!bench) {
    console.error(`There is no benchmark '${name}'. Known: ${Object.keys(all).join(', ')}`);
    process.exit(1);
  }
  await bench({ write, only, args: args.slice(names.length) });
}
