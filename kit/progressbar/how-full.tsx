import { Level } from '#ui/data/level.tsx';

export default function HowFull() {
  return (
    <div className="grid max-w-md gap-6">
      <Level label="Seats taken, sample" value={9} max={24} high={20} optimum={0} said="9 of 24" />
      <Level label="Mailbox, sample" value={8.4} max={10} low={7} high={9} optimum={0} said="8.4 of 10 GB" />
      <Level
        label="Van 3, sample"
        value={1180}
        max={1200}
        low={900}
        high={1150}
        optimum={0}
        said="1180 of 1200 kg"
      />
    </div>
  );
}
