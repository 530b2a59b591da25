import { onChangeOf } from '../signals';
import { signOut } from './end';
import { session } from './session';
import type { SessionState } from './state';

/** For `window.inlay.session`. */
export const sessionApi = {
  get: () => session().peek(),
  subscribe: (listener: (state: SessionState) => void) => onChangeOf(session(), listener),
  signOut,
};

export { previewSession } from './session';
