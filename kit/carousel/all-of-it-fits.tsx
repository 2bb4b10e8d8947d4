import { Carousel } from '#ui/media/carousel.tsx';

const steps = [
  { name: 'Look', text: 'Half an hour, free of charge.' },
  { name: 'Estimate', text: 'In writing, with our working.' },
  { name: 'Build', text: 'We show you the work every Friday.' },
];

export default function AllOfItFits() {
  return (
    <Carousel label="How we begin" width="max(11rem, (100% - 2rem) / 3)">
      {steps.map(({ name, text }) => (
        <div key={name} className="rounded-card border border-line bg-raised p-5">
          <p className="font-display text-xl font-semibold tracking-[-.03em]">{name}</p>
          <p className="mt-1 text-mute">{text}</p>
        </div>
      ))}
    </Carousel>
  );
}
