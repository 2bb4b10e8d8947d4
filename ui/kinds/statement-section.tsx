import { type NamedText, StepList } from '../text/rule-list.tsx';

export type StatementPart =
  | { split: '5/7'; heading: string; paragraphs: readonly string[] }
  | { split: '8/4'; heading: string; paragraphs: readonly string[]; facts: readonly NamedText[] }
  | { split: 'thirds'; heading: string; items: readonly NamedText[] }
  | { split: 'rows'; heading: string; rows: readonly NamedText[] }
  | { split: 'steps'; heading: string; steps: readonly NamedText[] };

const large = 'text-[clamp(min(2rem,9vw),4.6vw,4.25rem)] !leading-[.96]';
const text = 'text-lg leading-[1.6] text-pretty lg:text-xl lg:leading-[1.55]';

function Paragraphs({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className="grid gap-5">
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={text}>
          {paragraph}
        </p>
      ))}
    </div>
  );
}

function Body({ section }: { section: StatementPart }) {
  switch (section.split) {
    case '5/7':
      return (
        <div className="grid grid-cols-1 gap-x-6 gap-y-6 lg:grid-cols-12">
          <h2 className={`${large} lg:col-span-5`}>{section.heading}</h2>
          <div className="lg:col-span-6 lg:col-start-7 lg:pt-2">
            <Paragraphs paragraphs={section.paragraphs} />
          </div>
        </div>
      );
    case '8/4':
      return (
        <div className="grid grid-cols-1 gap-x-6 gap-y-10 lg:grid-cols-12 lg:items-end">
          <div className="lg:col-span-7">
            <h2 className={large}>{section.heading}</h2>
            <div className="mt-7">
              <Paragraphs paragraphs={section.paragraphs} />
            </div>
          </div>
          <dl className="hue-block px-6 py-3 lg:col-span-4 lg:col-start-9 lg:px-8 lg:py-5">
            {section.facts.map(([name, value], index) => (
              <div key={name + value} className={`py-4 ${index > 0 ? 'border-t border-current/25' : ''}`}>
                <dt className="text-[.95rem]">{name}</dt>
                <dd className="mt-0.5 font-display text-2xl font-semibold leading-tight tracking-[-.03em]">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      );
    case 'thirds':
      return (
        <>
          <h2 className={`${large} max-w-[14em]`}>{section.heading}</h2>
          <ul className="mt-9 grid gap-x-6 gap-y-8 md:grid-cols-3 lg:mt-12">
            {section.items.map(([name, value]) => (
              <li key={name} className="border-t-2 border-ink pt-5">
                <h3 className="text-[1.625rem]">{name}</h3>
                <p className="mt-2.5 text-lg leading-normal text-mute text-pretty">{value}</p>
              </li>
            ))}
          </ul>
        </>
      );
    case 'rows':
      return (
        <>
          <h2 className={`${large} max-w-[14em]`}>{section.heading}</h2>
          <dl className="mt-9 border-t-2 border-ink lg:mt-12">
            {section.rows.map(([name, value]) => (
              <div
                key={name}
                className="grid gap-x-6 gap-y-1.5 border-b border-line py-6 lg:grid-cols-12 lg:items-baseline lg:py-7"
              >
                <dt className="font-display text-[1.625rem] font-semibold leading-tight tracking-[-.035em] lg:col-span-5 lg:text-[2rem]">
                  {name}
                </dt>
                <dd className={`${text} text-mute lg:col-span-7`}>{value}</dd>
              </div>
            ))}
          </dl>
        </>
      );
    case 'steps':
      return (
        <div className="grid grid-cols-1 gap-x-6 gap-y-8 lg:grid-cols-12">
          <h2 className={`${large} h-max lg:sticky lg:top-8 lg:col-span-4`}>{section.heading}</h2>
          <div className="text-lg leading-[1.6] lg:col-span-7 lg:col-start-6">
            <StepList steps={section.steps} />
          </div>
        </div>
      );
  }
}

/** One part of a statement, in the split that its content asks for. */
export function StatementSection({ section }: { section: StatementPart }) {
  return (
    <section className="wrap pt-20 lg:pt-32">
      <Body section={section} />
    </section>
  );
}
