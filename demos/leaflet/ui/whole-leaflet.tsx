import { leaflet } from '../leaflet.ts';
import { References } from './references.tsx';

/** The leaflet itself, so that every quotation can be read where it stands. A link to a section unfolds it. */
export function WholeLeaflet() {
  return (
    <details className="mt-4 text-base leading-normal">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">Read the whole leaflet</summary>
      <div className="grid gap-8 pt-4">
        {leaflet.map(({ id, heading, paragraphs, references }) => (
          <section key={id} id={`leaflet-${id}`} className="scroll-mt-6">
            <h3 className="text-xl">{heading}</h3>
            {paragraphs.map((text) => (
              <p key={text} className="mt-2.5 max-w-[42rem] text-pretty">
                {text}
              </p>
            ))}
            <References references={references} className="mt-2" />
          </section>
        ))}
      </div>
    </details>
  );
}
