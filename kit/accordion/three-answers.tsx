import { Accordion, AccordionItem } from '#ui/panels/accordion.tsx';

export default function ThreeAnswers() {
  return (
    <Accordion>
      <AccordionItem heading="Who owns the code?" open>
        You do, from the first commit; the repository is in your account.
      </AccordionItem>
      <AccordionItem heading="Can we stop?">
        Yes, at the end of any week. You keep everything built by then.
      </AccordionItem>
      <AccordionItem heading="Who will be on the call?">
        The engineer and the designer who would do the work.
      </AccordionItem>
    </Accordion>
  );
}
