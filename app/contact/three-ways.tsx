import { ArrowRight, Mail, MessageCircle, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { mailto } from '#lib/mailto.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { SummaryBlock } from '#ui/data/summary-block.tsx';
import { Journey } from '#ui/kinds/journey.tsx';
import type { ContactValues } from './contact-values.ts';

interface WayProps {
  href: string;
  icon: ReactNode;
  name: string;
  what: string;
  when: string;
}

function Way({ href, icon, name, what, when }: WayProps) {
  return (
    <li className="border-b border-line">
      <a
        href={href}
        className="group grid grid-cols-[2rem_minmax(0,1fr)_auto] items-start gap-x-4 py-6 lg:gap-x-6 lg:py-7"
      >
        <span className="pt-2.5">{icon}</span>
        <span>
          <span className="block font-display text-[clamp(min(1.75rem,8vw),3vw,2.75rem)] font-semibold leading-[1.05] tracking-[-.04em] underline-offset-[6px] group-hover:underline">
            {name}
          </span>
          <span className="mt-2 block break-words text-[1.0625rem] font-medium">{what}</span>
          <span className="mt-0.5 block text-mute">{when}</span>
        </span>
        <ArrowRight size={24} strokeWidth={1.5} aria-hidden="true" className="mt-3" />
      </a>
    </li>
  );
}

const icon = { size: 24, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** E-mail, messaging, a video meeting: three ways of equal rank. */
export function ThreeWays({ values }: { values: ContactValues }) {
  return (
    <Journey
      title="Three ways to a person"
      lead="No form stands between you and an answer. Take the way you would take with a colleague."
      aside={
        <SummaryBlock
          over="When somebody is in"
          big={values.hours}
          facts={[
            { term: 'Clock', text: values.timeZone },
            ...(values.phone ? [{ term: 'Telephone', text: values.phone }] : []),
            { term: 'Place', text: values.address.slice(1).join(', ') },
          ]}
          action={
            <ButtonLink href="/pages/contacts-3" variant="hue">
              Find the right person
            </ButtonLink>
          }
          note="Not sure who should answer? Two questions lead to the right address."
        />
      }
    >
      <ul className="mt-9 border-t border-line">
        <Way
          href={mailto(values.email, 'A question')}
          icon={<Mail {...icon} />}
          name="E-mail"
          what={values.email}
          when="For anything with a file, a drawing or a decision in it."
        />
        <Way
          href={values.chat}
          icon={<MessageCircle {...icon} />}
          name="Messaging"
          what="Opens the chat on your phone or desk"
          when="For a short question, or when something is down."
        />
        <Way
          href="/book_an_appointment"
          icon={<Video {...icon} />}
          name="Video meeting"
          what="15, 30 or 60 minutes, in the browser"
          when="For an idea that is easier shown than written."
        />
      </ul>
      <p className="mt-6 text-mute">
        Better at writing?{' '}
        <a
          href="/pages/contacts-1"
          className="inline-block py-2.5 text-accent underline underline-offset-[3px]"
        >
          Start from a half-written mail
        </a>
        . What we keep of it stands under{' '}
        <a href="/privacy" className="inline-block py-2.5 text-accent underline underline-offset-[3px]">
          privacy
        </a>
        .
      </p>
    </Journey>
  );
}
