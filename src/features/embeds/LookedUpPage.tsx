import { useEffect, useState } from 'react';
import { InlayError } from '../../contract';
import { Spinner } from '../../ui';
import { checkedAddress } from './address';
import { Page, type PageProps } from './Page';
import { EmbedBox } from './EmbedBox';

interface LookedUpPageProps extends Omit<PageProps, 'src'> {
  provider: 'audio' | 'ceros';
  url: string;
}

/** Whose editor reads the message. */
const MODULES = { audio: 'audio-player', ceros: 'ceros' };

/**
 * Asks the provider where the page really is. When it does not say, the module
 * fails as a whole: what the server wrote comes back, or nothing is shown.
 */
export function LookedUpPage({ provider, url, ...page }: LookedUpPageProps) {
  const [src, setSrc] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    const leaving = new AbortController();
    import('./find-page')
      .then(({ findPage }) => findPage(`${provider}Oembed`, url, leaving.signal))
      .then(
        (found) => setSrc(found.src),
        (cause: unknown) => !leaving.signal.aborted && setFailure(cause),
      );
    return () => leaving.abort();
  }, [provider, url]);

  if (failure) throw new InlayError(`${MODULES[provider]}: there was an error fetching the ${provider} info for ${url}. Check the address, or try again later.`, { cause: failure });
  if (src) return <Page src={checkedAddress(provider, src, `${MODULES[provider]}: the address that the provider answered`)} {...page} />;
  return (
    <EmbedBox {...page}>
      <Spinner />
    </EmbedBox>
  );
}
