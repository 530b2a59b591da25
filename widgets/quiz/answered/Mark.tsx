import { Icon, icons } from '../../../src/ui';

/** An ornament: words beside it say the same. */
export function Mark({ isRight, size = 20 }: { isRight: boolean; size?: number }) {
  return <Icon path={isRight ? icons.check : icons.close} size={size} />;
}
