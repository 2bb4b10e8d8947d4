import { InlineCode } from '#ui/text/inline-code.tsx';
import { KeyCap } from '#ui/text/key-cap.tsx';

export default function InASentence() {
  return (
    <p className="max-w-[38rem] text-lg leading-relaxed">
      Run <InlineCode>npm start</InlineCode>, open <InlineCode>localhost:3000</InlineCode> and press{' '}
      <KeyCap>Ctrl</KeyCap> <KeyCap>K</KeyCap>. Without <InlineCode>DATABASE_URL</InlineCode> it starts its
      own database.
    </p>
  );
}
