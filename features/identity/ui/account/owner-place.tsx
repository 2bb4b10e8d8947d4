import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { OwnAccount, Ways } from '../../own-account.ts';
import { type IdentityUser, identityStore, startIdentity } from '../../stores/identity-store.ts';
import { OwnerContext, type ProofWish } from './owner.ts';
import { ProofDialog } from './proof-dialog.tsx';

const waysBySdk = (user: IdentityUser): Ways => ({
  password: user.hasPassword,
  google: user.hasGoogle ? { email: null } : null,
  twoSteps: user.factorId ? { factorId: user.factorId, since: null, codesLeft: null } : null,
  passkeys: [],
});

/** The ways into the account: from the server where it keeps the account, otherwise from the SDK, once it is asked. */
function useWays(account: OwnAccount): { ways: Ways | null; asking: boolean } {
  const { user, loading } = useSyncExternalStore(
    identityStore.subscribe,
    identityStore.get,
    () => identityStore.atFirst,
  );
  const asked = account.keeper === 'firebase';
  useEffect(() => {
    // Nobody else knows, so on Firebase the page cannot wait for the first touch.
    if (asked) startIdentity();
  }, [asked]);
  const ways = account.ways ?? (user?.id === account.id ? waysBySdk(user) : null);
  return { ways, asking: !ways && loading };
}

interface OwnerPlaceProps {
  account: OwnAccount;
  onChanged: () => void;
  children: ReactNode;
}

type Asking = ProofWish & { id: number; answer: (done: boolean) => void };

/** Around everything that is done with an account: knows whose it is, and asks for proofs. */
export function OwnerPlace({ account, onChanged, children }: OwnerPlaceProps) {
  const { ways, asking: waysAsked } = useWays(account);
  const [asking, setAsking] = useState<Asking | null>(null);
  const owner = useMemo(
    () => ({
      account,
      ways,
      waysAsked,
      changed: onChanged,
      prove: (wish: ProofWish) =>
        new Promise<boolean>((answer) => setAsking({ ...wish, id: Date.now(), answer })),
    }),
    [account, ways, waysAsked, onChanged],
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
