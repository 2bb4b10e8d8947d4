import { BriefcaseBusiness, MessageCircle } from 'lucide-react';
import { chatPath } from '#app/contact/chat-path.ts';
import { usePageFacts } from '#app/head/use-facts.ts';

const icon = {
  size: 20,
  strokeWidth: 1.5,
  'aria-hidden': true,
  className: 'shrink-0 max-[24rem]:hidden',
} as const;

const button =
  'flex min-h-11 items-center justify-center gap-2 rounded-full px-3 text-[.9375rem] font-[540] max-[24rem]:text-[.85rem] md:px-5.5';
/** On a wide page they stand in the margin as tabs. */
const tab =
  'xl:min-h-0 xl:w-9 xl:rounded-l-[1.125rem] xl:rounded-r-none xl:px-4.5 xl:text-[.84375rem] xl:[writing-mode:vertical-rl]';

const overThePage =
  'floating fixed inset-x-0 bottom-0 z-30 grid grid-cols-[minmax(0,1fr)_auto] gap-2 border-t border-line bg-paper px-3 pt-2 pb-[calc(.4375rem_+_env(safe-area-inset-bottom))] text-ink [--away:0_100%] md:flex md:justify-end md:px-(--gutter) xl:inset-x-auto xl:end-0 xl:bottom-8 xl:grid xl:grid-cols-1 xl:border-0 xl:bg-transparent xl:p-0 xl:[--away:100%_0]';

/**
 * Two ways to a person, on every page: a bar at the bottom, or two tabs in the margin of a wide page. `still` sets them
 * into the page itself, for pages whose content they must not cover.
 */
export function FloatingButtons({ still = false }: { still?: boolean }) {
  const isHere = usePageFacts()?.route === chatPath;
  return (
    <aside
      data-floating
      aria-label="Talk to a person"
      className={still ? 'wrap flex flex-wrap gap-2 pb-12' : overThePage}
    >
      <a
        href={chatPath}
        aria-current={isHere ? 'page' : undefined}
        className={`${button} ${still ? '' : `${tab} xl:border-r-0`} border border-outline bg-raised hover:bg-sunk`}
      >
        <MessageCircle {...icon} />
        Need Help? Chat With Us!
      </a>
      <a
        href="/hire-services"
        className={`${button} ${still ? '' : tab} bg-ink-light text-on-ground ring-1 ring-[oklch(.965_.008_85/.5)] ring-inset`}
      >
        <BriefcaseBusiness {...icon} />
        Hire Us
      </a>
    </aside>
  );
}
