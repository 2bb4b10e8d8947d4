import { BriefcaseBusiness, MessageCircle } from 'lucide-react';
import { usePageFacts, useSite } from '#app/head/use-facts.ts';

const chatLabel = 'Need Help? Chat With Us!';

/** Two ways to a person, on every page: pills on a desk, a dock on a phone, round where one works. */
export function FloatingButtons() {
  const { chat } = useSite();
  const kind = usePageFacts()?.kind;
  if (kind === 'bench' || kind === 'desk') {
    const round = 'grid size-11 place-items-center rounded-full shadow-[0_4px_16px_oklch(.1_.01_275/.18)]';
    return (
      <aside
        data-floating
        aria-label="Talk to a person"
        className="floating fixed bottom-5 right-3 z-30 grid gap-3 barred:bottom-[calc(var(--bar)_+_.25rem_+_env(safe-area-inset-bottom))] barred:right-5 barred:flex"
      >
        <a
          href={chat || '/contact-us'}
          title={chatLabel}
          aria-label={chatLabel}
          className={`${round} border border-line bg-raised`}
        >
          <MessageCircle size={20} strokeWidth={1.5} aria-hidden="true" />
        </a>
        <a
          href="/hire-services"
          title="Hire Us"
          aria-label="Hire Us"
          className={`${round} bg-ink text-paper`}
        >
          <BriefcaseBusiness size={20} strokeWidth={1.5} aria-hidden="true" />
        </a>
      </aside>
    );
  }
  const word = 'barred:sr-only';
  const round = 'barred:size-11 barred:min-h-11 barred:flex-none barred:justify-center barred:p-0';
  return (
    <aside
      data-floating
      aria-label="Talk to a person"
      className="floating fixed inset-x-4 bottom-[max(1.25rem,env(safe-area-inset-bottom))] z-30 flex flex-wrap justify-between gap-1 rounded-[1.75rem] bg-raised p-1 text-ink shadow-[0_8px_28px_oklch(.1_.01_275/.22),0_0_0_1px_var(--line)] md:inset-x-auto md:right-10 md:gap-3 md:bg-transparent md:p-0 md:shadow-none barred:bottom-[calc(var(--bar)_+_.75rem_+_env(safe-area-inset-bottom))] barred:left-auto barred:gap-2 barred:bg-transparent barred:p-0 barred:shadow-none"
    >
      <a
        href={chat || '/contact-us'}
        className={`flex min-h-12 flex-1 items-center justify-center gap-2 rounded-full bg-raised px-1 text-[.85rem] font-[540] min-[24rem]:px-2 min-[24rem]:text-[.95rem] hover:bg-sunk md:gap-2.5 md:px-5.5 md:whitespace-nowrap md:shadow-[0_8px_28px_oklch(.1_.01_275/.18),0_0_0_1px_var(--line)] barred:shadow-[0_4px_16px_oklch(.1_.01_275/.18),0_0_0_1px_var(--line)] ${round}`}
      >
        <MessageCircle
          size={20}
          strokeWidth={1.5}
          aria-hidden="true"
          className="shrink-0 max-[24rem]:hidden barred:block"
        />
        <span className={word}>{chatLabel}</span>
      </a>
      <a
        href="/hire-services"
        className={`flex min-h-12 items-center justify-center rounded-full bg-ink-light px-4.5 font-[540] min-[24rem]:px-6 whitespace-nowrap text-on-ground ring-[1.5px] ring-[oklch(.965_.008_85/.85)] md:shadow-[0_8px_28px_oklch(.1_.01_275/.18)] ${round}`}
      >
        <BriefcaseBusiness size={20} strokeWidth={1.5} aria-hidden="true" className="hidden barred:block" />
        <span className={word}>Hire Us</span>
      </a>
    </aside>
  );
}
