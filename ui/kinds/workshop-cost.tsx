import type { KitMeasures, KitPage } from '#lib/look/kit-page.ts';
import { shortDay } from '#lib/time/day-words.ts';

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

function Fact({ label, value, note }: { label: string; value: string; note?: string }) {
  return (
    <div>
      <dt className="text-[.84375rem] text-mute">{label}</dt>
      <dd className="font-display text-[1.375rem] font-semibold leading-tight tracking-[-.035em]">{value}</dd>
      {note ? <dd className="text-[.84375rem] text-mute">{note}</dd> : null}
    </div>
  );
}

/** The size of the components, what axe found, how many key tests passed, and what they are built on. */
export function WorkshopFacts({ page, measured }: { page: KitPage; measured: KitMeasures }) {
  const { bytes, accessibility } = measured;
  return (
    <div className="mt-6 rounded-[1.25rem] border border-line bg-raised p-5 text-[.9375rem]">
      <dl className="grid gap-4 sm:max-xl:grid-cols-3">
        {bytes ? (
          <Fact label="Size, Brotli" value={kilobytes(bytes.together)} note="on top of React" />
        ) : null}
        {accessibility ? (
          <>
            <Fact
              label={accessibility.states.length > 1 ? 'axe, open and closed' : 'axe'}
              value={`${accessibility.findings} serious findings`}
              note={`light and dark, ${shortDay(accessibility.date)}`}
            />
            {page.keys.length > 0 ? (
              <Fact
                label="Keyboard"
                value={`${accessibility.keys.length} of ${page.keys.length}`}
                note="tests passed"
              />
            ) : null}
          </>
        ) : null}
        <Fact label="Built on" value={page.standsOn} />
      </dl>
      <p className="mt-4 text-mute">{page.because}</p>
    </div>
  );
}

function Bar({ name, bytes, most, ours }: { name: string; bytes: number; most: number; ours?: boolean }) {
  return (
    <tr>
      <th scope="row" className={`py-1.5 pe-4 text-start ${ours ? 'font-semibold' : 'font-normal'}`}>
        {name}
      </th>
      <td className="w-full py-1.5">
        <span
          className={`block h-2.5 rounded-full ${ours ? 'bg-accent' : 'bg-ink'}`}
          style={{ width: `${Math.max(1, (bytes / most) * 100)}%` }}
        />
      </td>
      <td className="whitespace-nowrap py-1.5 ps-4 text-end font-mono text-[.8125rem] [word-spacing:-.28em]">
        {kilobytes(bytes)}
      </td>
    </tr>
  );
}

/** The size of each component used alone, and of its peers in other libraries, built the same way. */
export function WorkshopCost({ page, cost }: { page: KitPage; cost: NonNullable<KitMeasures['bytes']> }) {
  const alone = Object.entries(cost.components);
  const peers = Object.entries(cost.peers ?? {});
  const most = Math.max(cost.together, ...peers.map(([, bytes]) => bytes));
  return (
    <section id="cost" className="isolate mt-14">
      <h2 className="text-2xl">Cost</h2>
      <p className="mt-2 max-w-[40rem] text-pretty text-mute">
        The script of these components, compressed with Brotli. React and the styles aren’t counted.
      </p>
      <div className="mt-4 overflow-hidden rounded-card border border-line bg-raised">
        <table className="m-5 w-[calc(100%-2.5rem)] border-collapse text-[.9375rem]">
          <caption className="sr-only">Size of {page.name}, compressed with Brotli</caption>
          <tbody>
            <Bar name={peers.length > 0 ? 'Ours' : 'All together'} bytes={cost.together} most={most} ours />
            {peers.map(([name, bytes]) => (
              <Bar key={name} name={name} bytes={bytes} most={most} />
            ))}
            {alone.length > 1
              ? alone.map(([name, bytes]) => (
                  <Bar key={name} name={`${name} alone`} bytes={bytes} most={most} ours />
                ))
              : null}
          </tbody>
        </table>
        <p className="flex flex-wrap justify-between gap-x-4 border-t border-line px-5 py-3 text-[.84375rem] text-mute">
          <code className="font-mono">npm run bench:ui</code>
          <span>Run on {shortDay(cost.date)}</span>
        </p>
      </div>
    </section>
  );
}
