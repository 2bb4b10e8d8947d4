import { Mail, MessageCircle, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { chatPath } from './chat-path.ts';

interface WayProps {
  href: string;
  icon: ReactNode;
  name: string;
  what: string;
  /** The way that this page itself is. */
  here?: boolean;
}

function Way({ href, icon, name, what, here = false }: WayProps) {
  return (
    <li>
      <a
        href={href}
        className={`grid h-full grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 rounded-card border p-4 sm:grid-cols-1 sm:gap-y-5 sm:p-5 ${here ? 'border-ink bg-ink text-paper' : 'border-outline bg-raised hover:border-ink'}`}
      >
        <span className="pt-0.5">{icon}</span>
        <span>
          <span className="block font-display text-[1.375rem] font-semibold leading-tight tracking-[-.03em]">
            {name}
          </span>
          <span className="mt-1 block text-[.95rem] leading-snug">{what}</span>
        </span>
      </a>
    </li>
  );
}

const icon = { size: 24, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** Email, chat, a video meeting: three ways of equal rank, side by side. */
export function Ways() {
  return (
    <ul className="mt-8 grid gap-3 sm:grid-cols-3">
      <Way
        href="#write"
        icon={<Mail {...icon} />}
        name="Email"
        what="Write your message below and attach files if you like."
        here
      />
      <Way
        href={chatPath}
        icon={<MessageCircle {...icon} />}
        name="Chat"
        what="Write here and read our answers as they come in."
      />
      <Way
        href="/book_an_appointment"
        icon={<Video {...icon} />}
        name="Video meeting"
        what="15, 30 or 60 minutes, at a time you choose."
      />
    </ul>
  );
}
