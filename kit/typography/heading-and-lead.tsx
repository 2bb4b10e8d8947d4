import { Lead } from '#ui/text/lead.tsx';

export default function HeadingAndLead() {
  return (
    <header>
      <p className="mono-label text-mute">15 November 2026</p>
      <h3 className="mt-3 text-[clamp(2rem,7cqi,3.25rem)] leading-[.98] tracking-[-.045em]">
        No framework until you touch it
      </h3>
      <Lead className="mt-5">
        Reading needs no framework, so we don’t send one. Here is what it takes to keep every button working
        all the same.
      </Lead>
    </header>
  );
}
