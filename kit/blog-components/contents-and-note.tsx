import { ContentsList } from '#ui/text/contents-list.tsx';
import { MarginNote } from '#ui/text/margin-note.tsx';
import { Prose } from '#ui/text/prose.tsx';

const parts = [
  { id: 'the-race', heading: 'The race' },
  { id: 'the-row', heading: 'One row decides' },
];

export default function ContentsAndNote() {
  return (
    <div className="grid gap-8 @3xl:grid-cols-[10rem_minmax(0,1fr)_12rem]">
      <nav aria-label="Contents of the sample post" className="text-[.9375rem]">
        <ContentsList parts={parts} />
      </nav>
      <Prose>
        <h3 id="the-race">The race</h3>
        <p>Both visitors see 14:00 as free, and both click. Their requests arrive a millisecond apart.</p>
        <h3 id="the-row">One row decides</h3>
        <p>
          A unique index on the slot lets one write through. The other one fails with an error that names the
          index.
        </p>
      </Prose>
      <MarginNote heading="Not a lock">
        Nothing waits: the second write fails immediately, so a crash leaves nothing locked.
      </MarginNote>
    </div>
  );
}
