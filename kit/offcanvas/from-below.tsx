import { Button } from '#ui/actions/button.tsx';
import { Sheet } from '#ui/panels/sheet.tsx';

const stops = ['05:30 Depot', '05:52 Bakery on the quay', '06:10 School kitchen', '06:31 Corner shop'];

export default function FromBelow() {
  return (
    <>
      <Button variant="ghost" command="show-modal" commandfor="stops-sheet">
        Show the four stops
      </Button>
      <Sheet id="stops-sheet" edge="bottom" heading="Van 2, sample round">
        <ol className="grid gap-x-8 sm:grid-cols-2">
          {stops.map((stop) => (
            <li key={stop} className="flex min-h-12 items-center border-b border-line">
              {stop}
            </li>
          ))}
        </ol>
      </Sheet>
    </>
  );
}
