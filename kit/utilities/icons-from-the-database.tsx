import { SampleTag } from '#ui/data/sample-tag.tsx';
import { Icon } from '#ui/icons/icon.tsx';

// Like rows of a table that staff fill in, where an icon's name is text.
const services = [
  { name: 'Route planning', note: 'For 3 vans or more', icon: 'lucide:route' },
  { name: 'Booking', note: 'Calendars in sync', icon: 'lucide:calendar-check' },
  { name: 'Invoices', note: 'With reminders', icon: 'lucide:receipt-text' },
  { name: 'Translation', note: 'Into nine languages', icon: 'lucide:languages' },
  { name: 'Typed by hand', note: 'Its icon is not in any set', icon: 'lucide:no-such-thing' },
];

export default function IconsFromTheDatabase() {
  return (
    <div className="rounded-card border border-line bg-raised px-5 py-2">
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-3 font-medium">
        Services as staff entered them <SampleTag />
      </p>
      <ul>
        {services.map(({ name, note, icon }) => (
          <li key={name} className="flex min-h-13 items-center gap-4 border-t border-line py-2">
            <Icon name={icon} />
            <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4">
              <span className="font-medium">{name}</span>
              <span className="text-sm leading-6 text-mute">{note}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
