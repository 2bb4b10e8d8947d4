import { ChevronDown } from 'lucide-react';

const answers = [
  ['Who owns the code?', 'You do, from the first commit; the repository is in your account.'],
  ['Can we stop?', 'At the end of any week. What was built until then stays with you.'],
  ['Who will be on the call?', 'The engineer and the designer who would do the work.'],
];

export default function ThreeAnswers() {
  return (
    <div className="border-t border-line">
      {answers.map(([question, answer]) => (
        <details key={question} name="answers" className="group border-b border-line">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 font-[540]">
            {question}
            <ChevronDown size={20} strokeWidth={1.5} aria-hidden="true" className="group-open:rotate-180" />
          </summary>
          <p className="pb-4 text-mute">{answer}</p>
        </details>
      ))}
    </div>
  );
}
