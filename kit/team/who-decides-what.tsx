import { roles } from '#content/form-pages/pricing.ts';
import { RoleList } from '#ui/text/role-list.tsx';

export default function WhoDecidesWhat() {
  return <RoleList roles={roles.slice(0, 3)} />;
}
