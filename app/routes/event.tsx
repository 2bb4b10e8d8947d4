import { data, useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { wordsOf } from '#app/site-map/addresses.server.ts';
import { workshopAt, workshops } from '#content/events/events.ts';
import { Agenda } from '#ui/data/agenda.tsx';
import { ExerciseFigure } from '#ui/drawings/exercise-figure.tsx';
import { Sheet, SheetSection } from '#ui/kinds/sheet.tsx';
import { LinkRows } from '#ui/layout/link-rows.tsx';

function workshopFor(id: string | undefined) {
  const workshop = workshopAt(id ?? '');
  if (!workshop) throw data(null, { status: 404 });
  return workshop;
}

export function loader({ url, params }: { url: URL; params: { id?: string } }) {
  const workshop = workshopFor(params.id);
  return { facts: pageFacts(url, wordsOf.workshop(workshop)), id: workshop.id };
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five'];

export default function Event() {
  const workshop = workshopFor(useLoaderData<typeof loader>().id);
  let minutes = 0;
  const parts = workshop.parts.map((part) => {
    const at = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
    minutes += part.minutes;
    return { at, title: part.title, text: part.text, note: `${part.minutes} min` };
  });
  const others = workshops.filter((each) => each.topic === workshop.topic && each !== workshop);
  return (
    <Sheet
      back={{ href: '/events', label: 'All workshops' }}
      heading={workshop.title}
      facts={`Workshop · ${workshop.length} · ${workshop.topic}`}
      figure={<ExerciseFigure cards={workshop.cards} code={workshop.code} />}
      lead={workshop.lead}
      action={{
        title: 'When you ask for it',
        terms: [
          ['Length', workshop.length],
          ['For', 'One team at a time'],
          ['Where', 'Your table, or by video'],
          ['Bring', workshop.bring],
        ],
        primary: { label: 'Ask for a day', href: '/contact-us' },
        secondary: { label: 'Talk first', href: '/book_an_appointment' },
      }}
    >
      <SheetSection heading={`${workshop.length}, ${numbers[parts.length]} parts`}>
        <Agenda parts={parts} />
      </SheetSection>
      {others.length > 0 ? (
        <SheetSection heading={`Also about ${workshop.topic === 'AI' ? 'AI' : workshop.topic.toLowerCase()}`}>
          <LinkRows
            rows={others.map((each) => ({ href: `/event/${each.id}`, label: each.title, note: each.length }))}
          />
        </SheetSection>
      ) : null}
    </Sheet>
  );
}
