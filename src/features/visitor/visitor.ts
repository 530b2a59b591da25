import { useSession } from '../../session';
import { fullName } from './full-name';

export function useVisitorName(): string {
  return fullName(useSession().user);
}
