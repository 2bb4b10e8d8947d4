import { Accordion, AccordionItem } from '#ui/panels/accordion.tsx';

const parts = [
  {
    name: 'Design',
    days: 4,
    lines: ['Two screens, drawn and tried out with drivers', 'One round of changes'],
  },
  { name: 'Planner', days: 9, lines: ['Import from the till', 'Plan, driver sheets, tests'] },
  { name: 'Running it', days: 2, lines: ['Server, backups and a practice restore'] },
];

export default function WithFigures() {
  return (
    <Accordion>
      {parts.map(({ name, days, lines }) => (
        <AccordionItem
          key={name}
          heading={name}
          aside={<span className="font-mono text-sm text-mute [word-spacing:-.28em]">{days} days</span>}
        >
          <ul className="list-disc ps-5">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </AccordionItem>
      ))}
    </Accordion>
  );
}
