import { Carousel } from '#ui/media/carousel.tsx';

const dates = [
  {
    day: 'Thu 3 Dec',
    hour: '18:00',
    name: 'Sample evening: a queue in one file',
    seats: '6 of 24 seats free',
  },
  {
    day: 'Tue 8 Dec',
    hour: '09:30',
    name: 'Sample workshop: read your own bill',
    seats: '2 of 12 seats free',
  },
  { day: 'Wed 16 Dec', hour: '14:00', name: 'Sample call: what we refuse to build', seats: 'By video' },
  { day: 'Mon 11 Jan', hour: '10:00', name: 'Sample clinic: bring a slow page', seats: '8 of 8 seats free' },
];

export default function NextDates() {
  return (
    <Carousel
      label="Next dates"
      width="min(85%, 17rem)"
      heading={
        <>
          <h3 className="text-2xl">Next dates</h3>
          <p className="text-mute">Berlin time</p>
        </>
      }
    >
      {dates.map(({ day, hour, name, seats }) => (
        <a
          key={day}
          href="/events"
          className="group flex flex-col gap-6 rounded-card border border-line bg-raised p-5 hover:bg-sunk"
        >
          <span className="flex justify-between font-mono text-sm text-mute">
            <span>{day}</span>
            <span>{hour}</span>
          </span>
          <span className="font-display text-xl font-semibold leading-tight tracking-[-.03em] underline-offset-4 group-hover:underline">
            {name}
          </span>
          <span className="mt-auto text-[.95rem]">{seats}</span>
        </a>
      ))}
    </Carousel>
  );
}
