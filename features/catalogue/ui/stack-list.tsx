import { addressOf, readAddress } from '../address.ts';
import { noChoices } from '../facets.ts';
import type { ShownApplication } from '../present.server.ts';

interface StackListProps {
  application: Pick<ShownApplication, 'stack' | 'industries' | 'category'>;
  list: string;
  /** Not built yet: nothing is made with anything. */
  isConcept: boolean;
}

const everything = readAddress(new URLSearchParams());
const pill =
  'inline-flex min-h-11 items-center rounded-full border border-line bg-raised px-4 text-[.95rem] font-medium hover:bg-selected';

/** What an application is made with and who uses it; each word leads to the others that share it. */
export function StackList({ application: { stack, industries, category }, list, isConcept }: StackListProps) {
  const rows = [
    {
      name: isConcept ? 'Planned with' : 'Built with',
      links: stack.map((word) => [word, addressOf(list, everything, { words: word })]),
    },
    {
      name: isConcept ? 'Meant for' : 'Used in',
      links: industries.map((word) => [
        word,
        addressOf(list, everything, { chosen: { ...noChoices, industry: [word] } }),
      ]),
    },
    {
      name: 'Category',
      links: [[category, addressOf(list, everything, { chosen: { ...noChoices, trade: [category] } })]],
    },
  ];
  return (
    <dl className="border-t-2 border-ink">
      {rows.map(({ name, links }) => (
        <div
          key={name}
          className="grid gap-x-6 gap-y-2 border-b border-line py-4 sm:grid-cols-[9rem_minmax(0,1fr)]"
        >
          <dt className="font-semibold sm:pt-2.5">{name}</dt>
          <dd className="flex flex-wrap gap-2">
            {links.map(([word, href]) => (
              <a key={word} href={href} className={pill}>
                {word}
              </a>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
