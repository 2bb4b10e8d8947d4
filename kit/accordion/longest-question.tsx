import { Accordion, AccordionItem } from '#ui/panels/accordion.tsx';

export default function LongestQuestion() {
  return (
    <Accordion variant="cards">
      <AccordionItem heading="What happens to our customers’ addresses if your company is sold, closes its doors or simply forgets to pay for the server?">
        They stay on your server, in your name. We hold a key while we work, and you can revoke it with one
        command from the handbook.
      </AccordionItem>
      <AccordionItem heading="Datenschutzgrundverordnungskonformitätsprüfung?">
        A word of that length breaks where the column ends.
      </AccordionItem>
    </Accordion>
  );
}
