import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { addStyles, config, lazy, useText, useWidget } from '../../core';
import { announce, Button, type IconPath, icons, isPlainClick, useDeferred, useMedia, useUniqueId } from '../../ui';
import { messages } from './messages';
import { campaignAddress, mailAddress, networkAddress, ownAddress, type Network, type Shared } from './share-addresses';
import { openShareWindow } from './share-window';
import styles from './share-links.css';
import { useShortLinks } from './use-short-links';

const LINK: IconPath = {
  d: 'm10 14 4-4m-2.5-3L14 4.5a3.9 3.9 0 0 1 5.5 5.5L17 12.5m-4.5 4.5L10 19.5A3.9 3.9 0 0 1 4.5 14L7 11.5',
};
const SHARE: IconPath = { d: 'M12 15.5V4m-4.5 4L12 3.5 16.5 8M8 11H5.5v9.5h13V11H16' };
const FACEBOOK: IconPath = {
  d: 'M13.5 21v-8h2.7l.4-3.2h-3.1V7.9c0-.9.3-1.6 1.6-1.6h1.7V3.4A22 22 0 0 0 14.3 3.3c-2.4 0-4.1 1.5-4.1 4.2v2.3H7.5V13h2.7v8z',
  isSolid: true,
};

addStyles(styles);

export interface ShareLinksProps extends Shared {
  /** For example "Share this quiz". */
  label: string;
  /** Called when the visitor approaches: the last chance to change the URL. */
  onApproach?: () => void;
}

const NETWORKS = { linkedin: icons.linkedin, x: icons.x, facebook: FACEBOOK };
/** Only for sites that configure them. */
const MORE = new Set(['whatsapp', 'bluesky', 'threads', 'mastodon']);
/** The other links work without it. */
const loadMore = lazy<Partial<typeof import('./more-networks')>>(() => import('./more-networks').catch(() => ({})));

/**
 * Links to share a URL. Plain links: nothing of a network is loaded before one is followed. Hidden inside the
 * publisher's app.
 */
export function ShareLinks({ url, title, label, onApproach }: ShareLinksProps) {
  const t = useText(messages);
  const id = useUniqueId();
  const { isEditing } = useWidget();
  const [shortLinks, loadShortLink] = useShortLinks();
  const [hoveredNetwork, setHoveredNetwork] = useState<string>();
  const networks = [...new Set(config().share.networks)];
  const { MoreNetwork } =
    useDeferred(
      loadMore,
      networks.some((way) => MORE.has(way)),
    ) ?? {};

  useEffect(() => {
    if (hoveredNetwork && !isEditing) void loadShortLink(campaignAddress(url, hoveredNetwork));
    // oxlint-disable-next-line react/exhaustive-deps -- requested once for each link that the visitor approaches
  }, [hoveredNetwork, url]);

  if (isInApp()) return null;
  const onPress = (event: MouseEvent<HTMLElement>) => {
    const { href } = event.currentTarget as HTMLAnchorElement;
    if (isEditing || (isPlainClick(event) && openShareWindow(href))) event.preventDefault();
  };
  const link = (way: string, address: string) => {
    if (MORE.has(way))
      return MoreNetwork && <MoreNetwork network={way} shared={{ url: address, title }} onPress={onPress} />;
    if (way === 'copy') return <CopyButton url={url} />;
    if (way === 'mail')
      return (
        <Button
          variant="quiet"
          icon={icons.mail}
          href={mailAddress(title, t('mailText', { url: campaignAddress(url, 'mail'), title }))}
          aria-label={t('mail')}
          title={t('mail')}
        />
      );
    if (!isNetwork(way)) return null;
    return (
      <Button
        variant="quiet"
        icon={NETWORKS[way]}
        href={networkAddress(way, { url: address, title })}
        target="_blank"
        aria-label={t(way)}
        title={t(way)}
        onClick={onPress}
      />
    );
  };
  return (
    <div
      className="inlay-share-links"
      role="group"
      aria-labelledby={id}
      onPointerEnter={onApproach}
      onFocus={onApproach}
    >
      <span className="inlay-share-links__label" id={id}>
        {label}
      </span>
      <ul className="inlay-share-links__list" role="list">
        <SystemShare url={url} title={title} />
        {networks.map((way) => {
          const long = campaignAddress(url, way);
          const approach = () => setHoveredNetwork(way);
          return (
            <li
              key={way}
              className="inlay-share-links__item"
              {...((isNetwork(way) || MORE.has(way)) && { onPointerEnter: approach, onFocus: approach })}
            >
              {link(way, shortLinks[long] ?? long)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function isNetwork(way: string): way is Network {
  return Object.hasOwn(NETWORKS, way);
}

function isInApp(): boolean {
  const { flags, share } = config();
  return flags.app || Boolean(share.appAgent && navigator.userAgent.includes(share.appAgent));
}

/** The share sheet of the device, with its apps and contacts. */
function SystemShare({ url, title }: Shared) {
  const t = useText(messages);
  const { isEditing } = useWidget();
  const isTouch = useMedia('(pointer: coarse)');
  if (!isTouch || !('share' in navigator)) return null;
  // Cancelling is not an error, and after an error the other links remain.
  const share = () => void (isEditing || navigator.share({ title, url: ownAddress(url) }).catch(() => undefined));
  return (
    <li className="inlay-share-links__item">
      <Button variant="quiet" icon={SHARE} aria-label={t('system')} title={t('system')} onClick={share} />
    </li>
  );
}

/** If the browser denies access to the clipboard, the URL can be copied by hand. */
function CopyButton({ url }: { url: string }) {
  const t = useText(messages);
  const [state, setState] = useState<'waiting' | 'copied' | 'refused'>('waiting');
  const field = useRef<HTMLInputElement>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(ownAddress(url));
      setState('copied');
      announce(t('copied'));
    } catch {
      setState('refused');
    }
  }

  useEffect(() => {
    // It replaces the pressed button.
    field.current?.focus();
    field.current?.select();
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('waiting'), 4000);
    return () => clearTimeout(timer);
  }, [state]);

  if (state === 'refused')
    return (
      <input
        ref={field}
        className="inlay-share-links__address"
        aria-label={t('address')}
        readOnly
        value={ownAddress(url)}
        dir="ltr"
      />
    );
  const name = t(state === 'copied' ? 'copied' : 'copy');
  return (
    <Button
      variant="quiet"
      icon={state === 'copied' ? icons.check : LINK}
      aria-label={name}
      title={name}
      onClick={() => void copy()}
    />
  );
}
