import { workshops } from '#content/events/events.ts';
import { ButtonLink } from '#ui/actions/button.tsx';

/** Workshops by topic; nothing is dated, because each is held when a team asks for it. */
export default function WorkshopIndex() {
  return (
    <div className="grid gap-x-6 gap-y-8 lg:grid-cols-12">
      <div className="h-max lg:sticky lg:top-6 lg:col-span-3">
        <h2 className="text-2xl">You name the day</h2>
        <p className="mt-3 text-mute">
          There is no calendar of public dates. A workshop is held for one team, by video or at its own table,
          on a day you choose.
        </p>
        <ButtonLink href="/contact-us" size="small" className="mt-5">
          Ask for a day
        </ButtonLink>
      </div>
      <ul className="border-t-2 border-ink lg:col-span-9">
        {workshops.map((workshop) => (
          <li key={workshop.id} className="border-b border-line">
            <a
              href={`/event/${workshop.id}`}
              className="group grid gap-x-6 gap-y-1 py-5 sm:grid-cols-[minmax(0,1fr)_7rem_5rem] sm:items-baseline"
            >
              <span>
                <span className="font-display text-[1.5rem] font-semibold leading-tight tracking-[-.03em] underline-offset-4 group-hover:underline">
                  {workshop.title}
                </span>
                <span className="mt-1 block text-mute">{workshop.note}</span>
              </span>
              <span className="text-[.95rem] max-sm:hidden">{workshop.topic}</span>
              <span className="font-mono text-sm text-mute [word-spacing:-.28em] sm:text-right">
                {workshop.length}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
