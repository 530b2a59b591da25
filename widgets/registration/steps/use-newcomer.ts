import { useEffect, useState } from 'react';
import { exchangeOnce, keptNewcomer } from '../../../src/features/sign-in';
import { consumeUrlParams } from '../../../src/features/visitor';
import type { Newcomer } from '../../../src/services';

export type Arrival = { state: 'arriving' } | { state: 'known'; newcomer: Newcomer } | { state: 'refused'; problem: unknown };

/** Who has come from an identity provider: by the code in the address, or in this tab before. `onSignedIn` hears of those who have an account after all. */
export function useNewcomer(source: string | undefined, onSignedIn: () => void): Arrival {
  const [{ code }] = useState(() => consumeUrlParams('code'));
  const [arrival, setArrival] = useState<Arrival>(() => (code ? { state: 'arriving' } : settled()));

  useEffect(() => {
    let isGone = false;
    if (code) {
      exchangeOnce(code, source).then(
        ({ user }) => {
          if (!isGone) user ? onSignedIn() : setArrival(settled());
        },
        (problem: unknown) => isGone || setArrival(keptNewcomer() ? settled() : { state: 'refused', problem }),
      );
    }
    return () => {
      isGone = true;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a code is exchanged once
  }, [code]);

  return arrival;
}

function settled(): Arrival {
  const newcomer = keptNewcomer();
  return newcomer ? { state: 'known', newcomer } : { state: 'refused', problem: undefined };
}
