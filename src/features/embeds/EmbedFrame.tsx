import { useEffect, useRef, useState } from 'react';
import { InlayError } from '../../contract';
import { useText, useWidget } from '../../core';
import { fetchEmbed } from '../../services/oembed';
import { classes, Spinner } from '../../ui';
import { allowedFrame, checkedAddress, originOf } from './address';
import { useConsent, type Provider } from './consent';
import { ConsentPoster, EmbedBox, type EmbedSize } from './EmbedBox';
import { useRequestedHeight } from './frame-messages';
import { messages } from './messages';
import { useFocusAfterLeaving } from './use-focus-after-leaving';

export interface EmbedFrameProps extends EmbedSize {
  provider: Provider;
  src: string;
  /** Requests the real URL of the page from the provider, after consent. */
  isLookedUp?: boolean | undefined;
  /** The name for screen readers. */
  title?: string | undefined;
  /** The visitor has just requested it: the prompt or the frame takes focus. */
  isWanted?: boolean;
  /** Whether the frame is visible. A hidden one must stop playing. */
  isShown?: boolean;
}

/** A sandboxed third-party page: loads after consent, reserves its height, and grows to the height that it reports. */
export function EmbedFrame({
  provider,
  src,
  isLookedUp,
  title,
  isWanted = false,
  isShown = true,
  ...size
}: EmbedFrameProps) {
  const t = useText(messages);
  const name = title ?? t('untitled');
  const [isAllowed, allow] = useConsent(provider, src);
  const wasWanted = useRef(isWanted);
  const hadFocus = useRef(isWanted);
  const wasUsed = useRef(false);
  const [visit, setVisit] = useState(0);
  useEffect(() => {
    if (isShown || !wasUsed.current) return;
    // Vendors' players have no common message for a pause. Removing the page stops all of them.
    wasUsed.current = wasWanted.current = false;
    setVisit((before) => before + 1);
  }, [isShown]);
  const show = () => {
    wasWanted.current = true;
    allow();
  };
  if (!isAllowed) {
    return (
      <EmbedBox isAsking address={src} {...size}>
        <ConsentPoster
          host={serviceAt(provider, new URL(src, location.href).host)}
          title={name}
          hadFocus={hadFocus}
          onShow={show}
        />
      </EmbedBox>
    );
  }
  // The focused button is removed; when consent is withdrawn, so is the frame.
  const page = {
    title: name,
    className: provider === 'ceros' ? 'ceros-experience' : undefined,
    takesFocus: wasWanted.current,
    onUse: () => (wasUsed.current = true),
    onLeave: (wasFocused: boolean) => (hadFocus.current = wasFocused),
    ...size,
  };
  if (isLookedUp && isLookUp(provider)) return <LookedUpPage key={visit} provider={provider} url={src} {...page} />;
  return <Page key={visit} src={src} {...page} />;
}

const SERVICES: Partial<Record<Provider, string>> = {
  ceros: 'Ceros',
  flourish: 'Flourish',
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  brightcove: 'Brightcove',
  soundcloud: 'SoundCloud',
  spotify: 'Spotify',
  datawrapper: 'Datawrapper',
};

/** The name, which visitors recognise, with the host, which identifies the owner of the page. */
function serviceAt(provider: Provider, host: string): string {
  const name = SERVICES[provider];
  return name ? `${name} (${host})` : host;
}

interface PageProps extends EmbedSize {
  src: string;
  title: string;
  /** Whether the visitor has just requested it. */
  takesFocus?: boolean;
  className?: string | undefined;
  /** Called when focus moves into it. */
  onUse: () => void;
  /** Called when it is removed, with whether focus was in it. */
  onLeave: (wasFocused: boolean) => void;
}

/** A cross-origin page in its frame. */
function Page({ src, title, className, takesFocus, onUse, onLeave, height, ...size }: PageProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const origin = originOf(src);
  const requested = useRequestedHeight(frame, origin);
  useEffect(() => {
    if (takesFocus) frame.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    // Of a cross-origin page, only the move of focus can be observed.
    const look = () => document.activeElement === frame.current && onUse();
    window.addEventListener('blur', look);
    return () => window.removeEventListener('blur', look);
  });
  useFocusAfterLeaving(frame, onLeave);
  return (
    <EmbedBox {...size} address={src} height={requested ?? height}>
      <iframe
        ref={frame}
        className={classes('inlay-embed__frame', className)}
        src={src}
        title={title}
        loading="lazy"
        sandbox={sandboxFor(origin)}
        allow="fullscreen; encrypted-media; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </EmbedBox>
  );
}

/** A same-origin page with scripts must not keep that origin, or it could remove its sandbox. */
function sandboxFor(origin: string): string {
  return `allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox${origin === location.origin ? '' : ' allow-same-origin'}`;
}

/** The service with which a provider returns the URLs of its pages. */
const LOOK_UPS = { audio: 'audioOembed', ceros: 'cerosOembed', embed: 'oembed' } as const;

type LookUp = keyof typeof LOOK_UPS;

function isLookUp(provider: Provider): provider is LookUp {
  return Object.hasOwn(LOOK_UPS, provider);
}

interface LookedUpPageProps extends Omit<PageProps, 'src'> {
  provider: LookUp;
  url: string;
}

function foundAddress(provider: LookUp, src: string, what: string): string {
  return provider === 'embed' ? allowedFrame(src, what) : checkedAddress(provider, src, what);
}

/**
 * Requests the actual page from the provider. If that fails, the whole module fails: the server-rendered content
 * returns, or nothing is shown.
 */
function LookedUpPage({ provider, url, ...page }: LookedUpPageProps) {
  const { module } = useWidget();
  const [src, setSrc] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    const leaving = new AbortController();
    fetchEmbed(LOOK_UPS[provider], url, leaving.signal).then(
      (found) => setSrc(found.src),
      (cause: unknown) => !leaving.signal.aborted && setFailure(cause),
    );
    return () => leaving.abort();
  }, [provider, url]);

  if (failure)
    throw new InlayError(
      `${module}: there was an error fetching the ${provider} info for ${url}. Check the address, or try again later.`,
      { cause: failure },
    );
  if (src)
    return <Page src={foundAddress(provider, src, `${module}: the address that the provider answered`)} {...page} />;
  return (
    <EmbedBox ratio={page.ratio} height={page.height} maxWidth={page.maxWidth}>
      <Spinner />
    </EmbedBox>
  );
}
