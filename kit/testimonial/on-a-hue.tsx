import { Quote } from '#ui/text/quote.tsx';

export default function OnAHue() {
  return (
    <div className="grid gap-4 @2xl:grid-cols-2">
      <Quote by="Tom Sample" about="Clinic, sample" sample hue="sky">
        The waiting list is on one screen, and nobody calls twice.
      </Quote>
      <Quote by="Ines Sample" about="School, sample" sample hue="pink">
        I see who is stuck before they write to me.
      </Quote>
    </div>
  );
}
