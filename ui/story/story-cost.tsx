import { Arrow } from '../icons/arrow.tsx';

interface StoryCostProps {
  heading: string;
  /** What would be different in the reader's case. */
  text: string;
  /** Such as `5 to 8 weeks, 2 people`. */
  takes: string;
  /** Such as `€30,000 to €48,000`. */
  cost: string;
}

/** What a thing like this would take and cost, with the way to an estimate of one's own. */
export function StoryCost({ heading, text, takes, cost }: StoryCostProps) {
  return (
    <section className="@container rounded-tile border border-line bg-raised p-5 sm:p-10">
      <h2 className="max-w-[34rem] text-[clamp(min(2rem,9vw),3.6vw,3.125rem)] !leading-none">{heading}</h2>
      <div className="mt-8 grid gap-6 @2xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <p className="font-display text-[clamp(min(1.75rem,8vw),4vw,2.75rem)] leading-tight font-semibold tracking-[-.04em]">
            {cost}
          </p>
          <p className="mt-2 text-lg font-[540]">{takes}, before VAT</p>
        </div>
        <div>
          <p className="text-pretty text-mute">{text}</p>
          <a
            href="/pricing#estimate"
            className="mt-4 inline-flex min-h-11 items-center gap-2 border-b border-ink font-medium"
          >
            Work out your own estimate
            <Arrow />
          </a>
        </div>
      </div>
    </section>
  );
}
