import { useEffect, useRef, useState } from 'react';
import { addStyles, useText } from '../../core';
import { announce } from '../announce/announce';
import { Button } from '../button/Button';
import { check, facebook, link, linkedin, mail, x } from '../icon/paths';
import { useUniqueId } from '../attributes';
import { messages } from './messages';
import { mailAddress, mailedUrl, shareAddresses, type Shared } from './share-addresses';
import styles from './share-links.css';

addStyles(styles);

export interface ShareLinksProps extends Shared {
  /** Such as "Share this quiz". */
  label: string;
}

const NETWORKS = { linkedin, x, facebook };

/** Ways to pass an address on. Plain links: nothing of a network is loaded before one is followed. */
export function ShareLinks({ url, title, label }: ShareLinksProps) {
  const t = useText(messages);
  const id = useUniqueId();
  const addresses = shareAddresses({ url, title });
  return (
    <div className="inlay-share-links" role="group" aria-labelledby={id}>
      <span className="inlay-share-links__label" id={id}>
        {label}
      </span>
      <ul className="inlay-share-links__list" role="list">
        {(Object.keys(NETWORKS) as (keyof typeof NETWORKS)[]).map((network) => (
          <li key={network} className="inlay-share-links__item">
            <Button variant="quiet" icon={NETWORKS[network]} href={addresses[network]} target="_blank" aria-label={t(network)} title={t(network)} />
          </li>
        ))}
        <li className="inlay-share-links__item">
          <Button variant="quiet" icon={mail} href={mailAddress(title, t('mailText', { url: mailedUrl(url), title }))} aria-label={t('mail')} title={t('mail')} />
        </li>
        <li className="inlay-share-links__item">
          <CopyButton url={url} />
        </li>
      </ul>
    </div>
  );
}

/** Where the browser keeps the clipboard to itself, the address is there to be copied by hand. */
function CopyButton({ url }: { url: string }) {
  const t = useText(messages);
  const [state, setState] = useState<'waiting' | 'copied' | 'refused'>('waiting');
  const field = useRef<HTMLInputElement>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setState('copied');
      announce(t('copied'));
    } catch {
      setState('refused');
    }
  }

  useEffect(() => {
    if (state === 'refused') field.current?.select();
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('waiting'), 4000);
    return () => clearTimeout(timer);
  }, [state]);

  if (state === 'refused') return <input ref={field} className="inlay-share-links__address" aria-label={t('address')} readOnly value={url} dir="ltr" />;
  const name = t(state === 'copied' ? 'copied' : 'copy');
  return <Button variant="quiet" icon={state === 'copied' ? check : link} aria-label={name} title={name} onClick={() => void copy()} />;
}
