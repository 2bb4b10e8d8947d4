import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { largeParts, smallParts } from '#content/indexes/parts.ts';
import {
  BookingMini,
  EnquiryMini,
  EventsMini,
  NewsletterMini,
  NotificationsMini,
  SignInMini,
} from './people.tsx';
import { KitMini, PanelMini, SearchMini } from './records.tsx';
import { AccountingMini, CatalogueMini, InvoiceMini, LeadsMini, OutboxMini } from './trade.tsx';

/** Which miniature stands for the part at an address. */
const minis: Readonly<Record<string, (given: { names: readonly string[] }) => ReactNode>> = {
  '/sign-in': SignInMini,
  '/newsletter': NewsletterMini,
  '/book_an_appointment': BookingMini,
  '/events': EventsMini,
  '/contact-us': EnquiryMini,
  '/account/payment': InvoiceMini,
  '/applications': CatalogueMini,
  '/search': SearchMini,
  '/event/mail-that-leaves-once': OutboxMini,
  '/account/notifications': NotificationsMini,
  '/admin-panel': PanelMini,
  '/ui': KitMini,
  '/feature-crm': LeadsMini,
  '/accounting': AccountingMini,
};

const parts = [
  ...largeParts.map(({ href, name, note }) => ({ href, name, text: `${note}.` })),
  ...smallParts,
] as const;

/** Every part with a miniature that works: a specimen tray of fourteen. */
export function Miniatures({ names }: { names: readonly string[] }) {
  return (
    <div className="bg-raised lg:pe-(--gutter)">
      <ol className="grid gap-px bg-line md:grid-cols-2 xl:grid-cols-4">
        {parts.map(({ href, name, text }, at) => {
          const Mini = minis[href];
          return (
            <li
              key={href}
              data-part={name}
              className={`grid min-w-0 grid-rows-[auto_1fr_auto] gap-5 bg-raised p-5 sm:p-7 ${at < 2 ? 'xl:col-span-2' : ''}`}
            >
              <div>
                <p aria-hidden="true" className="mono-label text-mute">
                  {String(at + 1).padStart(2, '0')}
                </p>
                <h2 className={at < 2 ? 'text-[clamp(2rem,4vw,3.25rem)]' : 'text-[1.625rem]'}>{name}</h2>
                <p className="mt-1.5 text-mute">{text}</p>
              </div>
              <div className="h-max rounded-card bg-paper p-4 sm:p-5">
                {Mini ? <Mini names={names} /> : null}
              </div>
              <a
                href={href}
                className="inline-flex min-h-11 items-center gap-1.5 justify-self-start font-medium underline underline-offset-4"
              >
                See the whole product
                <span className="sr-only"> {name}</span>
                <ArrowRight size={16} strokeWidth={1.5} aria-hidden="true" />
              </a>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
