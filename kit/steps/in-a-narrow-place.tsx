import { Steps } from '#ui/fields/steps.tsx';

const steps = [
  { label: 'Name', href: '/ui/forms' },
  { label: 'Where the invoices go', href: '/ui/forms' },
  { label: 'Zusammenfassung der Rechnungsanschrift' },
  { label: 'Check' },
  { label: 'Send' },
];

export default function InANarrowPlace() {
  return (
    <div className="grid gap-6 @2xl:grid-cols-[17rem_1fr]">
      <div className="rounded-card border border-line bg-raised p-4">
        <Steps steps={steps} current={2} aria-label="Narrow" />
      </div>
      <div className="rounded-card border border-line bg-raised p-4">
        <Steps steps={steps} current={5} aria-label="All done" />
      </div>
    </div>
  );
}
