import { useDeferred } from '../../../ui';

const loadSignedIn = () => import('./SignedIn');

/** For a page that has nothing to ask of someone who is signed in; most who come are not. */
export function SignedInNotice(props: { redirect?: string }) {
  const chunk = useDeferred(loadSignedIn);
  return chunk ? <chunk.SignedIn {...props} /> : null;
}
