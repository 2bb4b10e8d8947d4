import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { stopsOfARound } from '#kit/tables/stops.ts';

const stops = stopsOfARound(100_000);

/** The least one would write for the same rows: no sorting, finding or choosing, no headings, fixed columns. */
function PlainList() {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: stops.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 44,
    overscan: 6,
  });
  return (
    <div id="rows" ref={scroller} style={{ height: 448, overflow: 'auto' }}>
      <div style={{ position: 'relative', height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const stop = stops[index];
          return stop ? (
            <div key={key} className="row" style={{ transform: `translateY(${start}px)` }}>
              <input type="checkbox" aria-label={`Choose ${stop.id}`} />
              <b>{stop.id}</b>
              <span>{stop.street}</span>
              <span>{stop.window}</span>
              <time dateTime={stop.day}>{stop.day}</time>
              <span>{stop.kilos}</span>
              <span>{stop.metres}</span>
            </div>
          ) : null;
        })}
      </div>
    </div>
  );
}

const place = document.querySelector('#place');
if (place) createRoot(place).render(<PlainList />);
