import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { OwnAccount, Ways } from '../../own-account.ts';
import { type IdentityUser, identityStore, startIdentity } from '../../stores/identity-store.ts';
import { OwnerContext, type ProofWish } from './owner.ts';
import { ProofDialog } from './proof-dialog.tsx';

const waysBySdk = (user: IdentityUser): Ways => ({
  password: user.hasPassword,
  google: user.hasGoogle ? { email: null } : null,
  twoSteps: user.factorId ? { factorId: user.factorId, since: null, codesLeft: null } : null,
});

/** The ways into the account: from the server where it keeps the account, otherwise from the SDK. */
function useWays(account: OwnAccount): Ways | null {
  const { user } = useSyncExternalStore(
    identityStore.subscribe,
    identityStore.get,
    () => identityStore.atFirst,
  );
  const asked = account.keeper === 'firebase';
  useEffect(() => {
    // Nobody else knows, so on Firebase the page cannot wait for the first touch.
    if (asked) startIdentity();
  }, [asked]);
  return account.ways ?? (user?.id === account.id ? waysBySdk(user) : null);
}

interface OwnerPlaceProps {
  account: OwnAccount;
  onChanged: () => void;
  children: ReactNode;
}

type Asking = ProofWish & { id: number; answer: (done: boolean) => void };

/** Around everything that is done with an account: knows whose it is, and asks for proofs. */
export function OwnerPlace({ account, onChanged, children }: OwnerPlaceProps) {
  const ways = useWays(account);
  const [asking, setAsking] = useState<Asking | null>(null);
  const owner = useMemo(
    () => ({
      account,
      ways,
      changed: onChanged,
      prove: (wish: ProofWish) =>
        new Promise<boolean>((answer) => setAsking({ ...wish, id: Date.now(), answer })),
    }),
    [account, ways, onChanged],
  );
  return (
    <OwnerContext value={owner}>
      {children}
      {asking ? (
        <ProofDialog
          key={asking.id}
          wish={asking}
          onAnswer={(done) => {
            asking.answer(done);
            setAsking(null);
          }}
        />
      ) : null}
    </OwnerContext>
  );
}
