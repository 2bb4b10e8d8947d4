import { Accordion, AccordionItem } from '#ui/panels/accordion.tsx';

export default function SeveralOpen() {
  return (
    <Accordion several variant="cards">
      <AccordionItem heading="Week 1: the paper round list becomes data" open>
        We import stops, times and crates from your till. Nobody’s work changes yet.
      </AccordionItem>
      <AccordionItem heading="Week 2: five vans instead of six">
        The plan runs alongside the paper list. Drivers tell us what is wrong with it.
      </AccordionItem>
      <AccordionItem heading="Week 3: no more paper">
        Drivers get the sheet on their phone. They can still use paper for a month.
      </AccordionItem>
    </Accordion>
  );
}
