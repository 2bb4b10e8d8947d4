import { SocialLink } from '#ui/actions/social-link.tsx';

export default function AskByMessage() {
  return (
    <div className="grid justify-items-start gap-3">
      <p className="max-w-[32rem]">
        On the road? Write from your phone. Someone answers on weekdays, 09:00 to 17:00.
      </p>
      <SocialLink
        site="whatsapp"
        href={`https://wa.me/?text=${encodeURIComponent('A question about my sample booking AK-2417')}`}
        label="Ask about your booking"
      />
    </div>
  );
}
