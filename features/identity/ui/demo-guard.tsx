import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAlive, useStore } from '#ui/foundation/use-store.ts';
import { signInFor } from '../return-path.ts';
import { demoStore, isDemoUser } from '../stores/demo-store.ts';

/**
 * Lets the demo user alone see pages that the site map marks `authRequired`; others are led to the sign-in page.
 * It keeps nothing secret: what it shows is sent to everybody, so it must never stand before real data.
 */
export function DemoGuard({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const alive = useAlive();
  const allowed = isDemoUser(useStore(demoStore));
  const asked = pathname + search + hash;
  useEffect(() => {
    if (alive && !allowed) navigate(signInFor(asked), { replace: true });
  }, [alive, allowed, asked, navigate]);
  return allowed ? children : null;
}
