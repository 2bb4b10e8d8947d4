import { Steps } from '#ui/fields/steps.tsx';

const steps = [
  { label: 'Topic', href: '/booking#topic' },
  { label: 'Time', href: '/booking#time' },
  { label: 'Your details' },
];

export default function BookingACall() {
  return (
    <nav aria-label="Booking a call">
      <Steps steps={steps} current={1} />
    </nav>
  );
}
