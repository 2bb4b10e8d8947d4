import { CircleCheck } from 'lucide-react';
import type { KitPage, PropRow, PropsTable } from '#lib/look/kit-page.ts';
import { KeyCap } from '../text/key-cap.tsx';

const headCell = 'pe-4 text-start font-normal';

/** A comment's words, with what stands between backticks as code. */
function WithCode({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={part} className="font-mono text-[.84375rem]">
        {part}
      </code>
    ),
  );
}

function Row({ row }: { row: PropRow }) {
  return (
    <tr className="prop-row">
      <th scope="row" className="prop-name">
        {row.name}
        {row.required ? (
          <span className="block font-sans text-xs font-normal text-mute">required</span>
        ) : null}
      </th>
      <td className="prop-type">{row.type}</td>
      <td className="prop-fallback">{row.fallback ?? ''}</td>
      <td className="prop-about">
        <WithCode text={row.about} />
      </td>
    </tr>
  );
}

function Table({ table }: { table: PropsTable }) {
  return (
    <div className="mt-6">
      <h3 id={`props-${table.component}`} className="font-mono text-[.9375rem] font-semibold tracking-normal">
        {table.component}
      </h3>
      {table.takes ? (
        <p className="mt-1 text-[.9375rem] text-mute">
          {table.rows.length > 0 ? 'It also accepts' : 'It accepts'}{' '}
          <code className="font-mono text-[.8125rem]">className</code>,{' '}
          <code className="font-mono text-[.8125rem]">ref</code> and every attribute of{' '}
          <code className="font-mono text-[.8125rem]">{table.takes}</code>.
        </p>
      ) : null}
      {table.rows.length > 0 ? (
        <table className="mt-3 w-full border-collapse text-[.9375rem]">
          <thead className="max-sm:sr-only">
            <tr className="h-10 border-y border-line text-[.84375rem] text-mute">
              <th scope="col" className={headCell}>
                Prop
              </th>
              <th scope="col" className={headCell}>
                Type
              </th>
              <th scope="col" className={headCell}>
                Default
              </th>
              <th scope="col" className={`w-2/5 ${headCell}`}>
                What it does
              </th>
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row) => (
              <Row key={row.name} row={row} />
            ))}
          </tbody>
        </table>
      ) : null}
    </div>
  );
}

/** The props of the page's components, read from their types. */
export function PropsTables({ tables }: { tables: readonly PropsTable[] }) {
  return (
    <section id="props" className="isolate mt-14">
      <h2 className="text-2xl">Props</h2>
      <p className="mt-2 text-mute">Read from the components’ TypeScript types when the site is built.</p>
      {tables.map((table) => (
        <Table key={table.component} table={table} />
      ))}
    </section>
  );
}

/** Every key the component listens to, and whether its test passed in the last run. */
export function KeyboardTable({ page, pressed }: { page: KitPage; pressed: readonly string[] }) {
  return (
    <section id="keyboard" className="isolate mt-14">
      <h2 className="text-2xl">Keyboard</h2>
      {page.keys.length === 0 ? (
        <p className="mt-3 text-mute">This component can’t be focused, so it has no keyboard controls.</p>
      ) : (
        <>
          <p className="mt-2 text-mute">A test presses each of these keys in a browser.</p>
          <table className="mt-4 w-full border-collapse text-start text-[.9375rem] [overflow-wrap:anywhere]">
            <thead>
              <tr className="h-10 border-y border-line text-[.84375rem] text-mute">
                <th scope="col" className={`w-[min(9rem,34vw)] sm:w-48 ${headCell}`}>
                  Keys
                </th>
                <th scope="col" className={headCell}>
                  What happens
                </th>
                {pressed.length > 0 ? (
                  <th scope="col" className="text-end font-normal">
                    Test
                  </th>
                ) : null}
              </tr>
            </thead>
            <tbody>
              {page.keys.map(({ press, does }) => (
                <tr key={press} className="h-12 border-b border-line">
                  <th scope="row" className="text-start font-normal">
                    <KeyCap>{press}</KeyCap>
                  </th>
                  <td className="py-2 pe-4">{does}</td>
                  {pressed.length > 0 ? (
                    <td className="whitespace-nowrap text-end text-sm text-done">
                      {pressed.includes(press) ? (
                        <span className="inline-flex items-center gap-1.5">
                          <CircleCheck size={16} strokeWidth={1.5} aria-hidden="true" />
                          Passed
                        </span>
                      ) : null}
                    </td>
                  ) : null}
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {page.spoken ? (
        <p className="mt-4 max-w-[40rem] text-pretty">
          <span className="font-[540]">With a screen reader:</span> {page.spoken}
        </p>
      ) : null}
    </section>
  );
}
