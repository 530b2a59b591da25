import { useEffect, useState } from 'react';
import { hasSession, useSession } from '../../src/session';

export type Admission = 'unknown' | 'guest' | 'registered';

/** Unknown while a session that has ended may yet be renewed. */
export function useAdmission(premiumCheck: boolean): Admission {
  const { status, isPremium } = useSession();
  const [isSettled, setSettled] = useState(status !== 'expired');
  useEffect(() => {
    let isGone = false;
    void hasSession().then(() => !isGone && setSettled(true));
    return () => {
      isGone = true;
    };
  }, []);

  if (status === 'expired' && !isSettled) return 'unknown';
  return status === 'active' && (isPremium || !premiumCheck) ? 'registered' : 'guest';
}
