import { useState } from 'react';
import { Pagination } from '#ui/actions/pagination.tsx';

const stops = Array.from({ length: 60 }, (_, index) => `Sample stop ${index + 1}`);
const perPage = 5;

export default function UnderATable() {
  const [page, setPage] = useState(1);
  const from = (page - 1) * perPage;
  return (
    <div className="rounded-card border border-line bg-raised p-2">
      <ol start={from + 1}>
        {stops.slice(from, from + perPage).map((stop) => (
          <li key={stop} className="flex min-h-11 items-center border-b border-line px-3">
            {stop}
          </li>
        ))}
      </ol>
      <Pagination
        label="Stops of the round"
        page={page}
        pages={stops.length / perPage}
        href={(to) => `/ui/pagination?stops=${to}`}
        className="pt-2"
        onClick={(event) => {
          const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
          if (!link) return;
          event.preventDefault();
          setPage(Number(new URL(link.href).searchParams.get('stops')));
        }}
      />
    </div>
  );
}
