import { SampleTag } from '#ui/data/sample-tag.tsx';
import { Icon } from '#ui/icons/icon.tsx';

// As rows of a table that staff fill: the name of an icon is text there.
const services = [
  { name: 'Route planning', note: 'From 3 vans up', icon: 'lucide:route' },
  { name: 'Booking', note: 'Calendars that agree', icon: 'lucide:calendar-check' },
  { name: 'Invoices', note: 'With reminders', icon: 'lucide:receipt-text' },
  { name: 'Translation', note: 'Into nine languages', icon: 'lucide:languages' },
  { name: 'Typed by hand', note: 'Its icon is in no set', icon: 'lucide:no-such-thing' },
];

export default function IconsFromTheDatabase() {
  return (
    <div className="rounded-card border border-line bg-raised px-5 py-2">
      <p className="flex items-center justify-between gap-3 py-3 font-medium">
        Services, as the staff wrote them <SampleTag />
      </p>
      <ul>
        {services.map(({ name, note, icon }) => (
          <li key={name} className="flex min-h-13 items-center gap-4 border-t border-line">
            <Icon name={icon} />
            <span className="font-medium">{name}</span>
            <span className="ms-auto text-end text-sm text-mute">{note}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
