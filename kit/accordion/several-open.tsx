import { Accordion, AccordionItem } from '#ui/panels/accordion.tsx';

export default function SeveralOpen() {
  return (
    <Accordion several variant="cards">
      <AccordionItem heading="Week 1: the round on paper becomes data" open>
        Stops, times and crates from your till. Nobody’s work changes yet.
      </AccordionItem>
      <AccordionItem heading="Week 2: five vans instead of six">
        The plan runs beside the paper. Drivers say what is wrong with it.
      </AccordionItem>
      <AccordionItem heading="Week 3: the paper goes">
        Drivers get the sheet on their phone. They can still use paper for a month.
      </AccordionItem>
    </Accordion>
  );
}
