import { KeyCap } from '#ui/text/key-cap.tsx';
import { MarginNote } from '#ui/text/margin-note.tsx';
import { RuleList } from '#ui/text/rule-list.tsx';

export default function TermsKeysNotes() {
  return (
    <div className="grid gap-8 @2xl:grid-cols-[2fr_1fr]">
      <RuleList
        rules={[
          ['Stop', 'A place the van has to reach within its time window.'],
          ['Round', 'All of one van’s stops on one day, in order.'],
          ['Left out', 'A stop that no van can reach in time; the plan says why.'],
        ]}
      />
      <MarginNote heading="By keyboard">
        <KeyCap>Ctrl</KeyCap> <KeyCap>K</KeyCap> finds any page of this site.
      </MarginNote>
    </div>
  );
}
