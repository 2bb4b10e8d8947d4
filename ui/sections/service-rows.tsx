import { Arrow } from '../icons/arrow.tsx';

/** Services as large rows over the full width, each a link. */
export function ServiceRows({
  heading,
  rows,
}: {
  heading: string;
  rows: readonly { name: string; text: string; href: string }[];
}) {
  return (
    <section className="wrap pb-20 md:pb-28" aria-labelledby="services">
      <h2 id="services" className="display mb-10 text-[clamp(min(2.6rem,11.5vw),5.6vw,5.2rem)] md:mb-14">
        {heading}
      </h2>
      <ul className="border-t border-line">
        {rows.map((row) => (
          <li key={row.href} className="border-b border-line" data-hue="lime">
            <a
              href={row.href}
              className="-mx-[min(1rem,4vw)] grid grid-cols-[minmax(0,1fr)] items-center gap-x-6 gap-y-1 wrap-anywhere rounded-card px-[min(1rem,4vw)] py-5 transition-colors duration-[120ms] hover:bg-hue hover:text-on-hue md:grid-cols-12 md:py-6"
            >
              <span className="font-display text-[1.75rem] font-semibold leading-none tracking-[-.035em] md:col-span-6 md:text-[2.5rem]">
                {row.name}
              </span>
              <span className="opacity-80 md:col-span-5 md:text-lg">{row.text}</span>
              <span className="hidden justify-self-end md:block">
                <Arrow size={28} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
