import { Steps } from '#ui/fields/steps.tsx';

const steps = [
  { label: 'Enquiry read', note: 'Mon 9 Nov, 09:41, by Noor', href: '/contact-us' },
  { label: 'Estimate sent', note: 'Wed 11 Nov, valid for two weeks', href: '/pricing' },
  { label: 'Contract to sign', note: 'Waiting for you until Fri 20 Nov' },
  { label: 'First round on the road', note: 'About two weeks after that' },
];

export default function HowAnOrderGoes() {
  return <Steps variant="down" steps={steps} current={2} />;
}
