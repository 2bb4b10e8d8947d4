import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/actions/button.tsx';
import type { ShownApplication } from '../present.server.ts';

interface ComparisonTableProps {
  compared: readonly ShownApplication[];
  className?: string;
}

const points: readonly { point: string; value: (one: ShownApplication) => ReactNode }[] = [
  { point: 'What it does', value: (one) => one.tagline },
  { point: 'Kind', value: (one) => one.kind },
  { point: 'Price', value: (one) => one.price },
  { point: 'Category', value: (one) => one.category },
  { point: 'Used in', value: (one) => one.industries.join(', ') },
  { point: 'Takes', value: (one) => one.takes },
  { point: 'Gives', value: (one) => one.gives },
  {
    point: 'Features',
    value: (one) => (
      <ul className="grid gap-2">
        {one.features.map(([name, text]) => (
          <li key={name}>
            <strong className="font-semibold">{name}.</strong> {text}
          </li>
        ))}
      </ul>
    ),
  },
  {
    point: 'Built with',
    value: (one) => (one.demoUrl || one.maker ? '' : 'Not built yet, planned with ') + one.stack.join(', '),
  },
  {
    point: 'Try it',
    value: (one) =>
      one.demoUrl ? (
        <a href={one.demoUrl} className="font-medium underline underline-offset-4">
          Open it<span className="sr-only">: {one.name}</span>
        </a>
      ) : (
        'A concept, not built yet'
      ),
  },
  {
    point: 'Request',
    value: ({ slug, name }) => (
      <ButtonLink href={`/contact-us?application=${slug}`} variant="ink" size="small">
        Request<span className="sr-only"> {name}</span>
      </ButtonLink>
    ),
  },
];

/** The points of each application under its name; in a narrow place each point is a block with the applications in it. */
export function ComparisonTable({ compared, className = '' }: ComparisonTableProps) {
  return (
    <div className={`@container ${className}`}>
      <table className="w-full table-fixed border-collapse text-start @max-2xl:block">
        <caption className="sr-only">Comparison of applications</caption>
        <thead className="@max-2xl:sr-only">
          <tr className="align-bottom">
            <th scope="col" className="w-36 pb-5 text-start text-sm font-medium text-mute">
              Point
            </th>
            {compared.map(({ slug, name, hue }) => (
              <th key={slug} scope="col" className="pb-5 pe-6 text-start">
                <span
                  data-hue={hue}
                  aria-hidden="true"
                  className="mb-3 block h-2.5 w-14 rounded-full bg-hue"
                />
                <a
                  href={`/applications/${slug}`}
                  className="break-words font-display text-[1.625rem] font-semibold leading-none tracking-[-.035em] underline-offset-4 hover:underline"
                >
                  {name}
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-2xl:block">
          {points.map(({ point, value }) => (
            <tr key={point} className="border-t border-line align-top @max-2xl:block @max-2xl:py-4">
              <th
                scope="row"
                className="py-4 pe-6 text-start font-medium text-mute @max-2xl:block @max-2xl:p-0 @max-2xl:pb-2 @max-2xl:font-display @max-2xl:text-xl @max-2xl:font-semibold @max-2xl:tracking-[-.02em] @max-2xl:text-ink"
              >
                {point}
              </th>
              {compared.map((one) => (
                <td
                  key={one.slug}
                  className="py-4 pe-6 text-pretty break-words @max-2xl:block @max-2xl:p-0 @max-2xl:pb-3"
                >
                  <span
                    aria-hidden="true"
                    className="mb-0.5 flex items-center gap-2 text-sm text-mute @2xl:hidden"
                  >
                    <span data-hue={one.hue} className="size-3 shrink-0 rounded-sm bg-hue" />
                    {one.name}
                  </span>
                  {value(one)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
