interface TemplateBarProps {
  name: string;
  /** Says what of the page is sample. */
  note: string;
  /** The same in two words, for a phone. */
  brief: string;
  all: { label: string; short: string; href: string };
}

/** Our own line above a foreign page: what this is, the others, and the way to have it. */
export function TemplateBar({ name, note, brief, all }: TemplateBarProps) {
  const link = 'flex min-h-11 items-center lg:min-h-10 underline-offset-4 hover:underline';
  return (
    <aside aria-label="About this page" className="border-b border-line bg-sunk text-sm">
      <div className="wrap flex min-h-11 flex-wrap items-center justify-between gap-x-4 lg:min-h-10">
        <p className="grid min-w-0 leading-4.5 md:flex md:items-baseline md:gap-3">
          <b className="font-medium">{name}</b>
          <span className="text-xs leading-4 text-mute md:hidden">{brief}</span>
          <span className="hidden text-mute md:inline">{note}</span>
        </p>
        <p className="flex flex-wrap gap-x-5">
          <a href={all.href} className={`${link} text-mute`}>
            <span className="sm:hidden">{all.short}</span>
            <span className="hidden sm:inline">{all.label}</span>
          </a>
          <a
            href={`/contact-us?${new URLSearchParams({ template: name })}#write`}
            className={`${link} font-medium`}
          >
            Make it yours
          </a>
        </p>
      </div>
    </aside>
  );
}
