import { roles } from '#content/form-pages/pricing.ts';
import { RoleList } from '#ui/text/role-list.tsx';

const short = roles.slice(3).map(({ name, decides }) => ({ name, decides }));

export default function LettersAndAWay() {
  return (
    <RoleList
      roles={short}
      withLetters
      action={({ name }) => (
        <a
          href="/hire-services"
          className="inline-flex min-h-9 items-center font-[540] text-accent underline underline-offset-4"
        >
          Ask for a week<span className="sr-only"> of the {name.toLowerCase()}</span>
        </a>
      )}
    />
  );
}
