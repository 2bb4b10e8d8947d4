import { Badge } from '#ui/data/badge.tsx';
import { Card, CardTitle } from '#ui/layout/card.tsx';
import type { ShownCard } from '../page.server.ts';

interface CollectionCardProps {
  card: ShownCard;
  href: string;
}

/** Who else sees it, in a word. */
function Standing({ card }: { card: ShownCard }) {
  if (card.shownByLink) return <Badge tone="new">Shared with a link</Badge>;
  if (card.shownToCompany) return <Badge tone="done">Shared with company</Badge>;
  return <Badge tone="plain">Private</Badge>;
}

/** A collection as a card: its name, its first things, and who sees it. */
export function CollectionCard({ card, href }: CollectionCardProps) {
  const { name, things, firsts, changed } = card;
  const more = things - firsts.length;
  return (
    <Card className="!p-0">
      <div className="border-b border-line px-5 py-4">
        <CardTitle level={2} href={href} className="text-xl">
          {name}
        </CardTitle>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-[.84375rem] text-mute">
          <Standing card={card} />
          <span>Changed {changed}</span>
        </p>
      </div>
      <ol className="px-5 text-[.9375rem]">
        {firsts.map((first) => (
          <li key={`${first.kindWord} ${first.title}`} className="border-b border-line py-2.5 last:border-0">
            <span className="block truncate font-[540]">{first.title}</span>
            <span className="text-[.84375rem] text-mute">{first.kindWord}</span>
          </li>
        ))}
      </ol>
      {more > 0 || things === 0 ? (
        <p className="px-5 pb-4 pt-3 text-[.84375rem] text-mute">
          {things === 0 ? 'Empty' : `and ${more} more`}
        </p>
      ) : null}
    </Card>
  );
}
