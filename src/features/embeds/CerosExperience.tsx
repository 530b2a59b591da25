import { useEffect } from 'react';
import { flag, integer, number, type PropsOf } from '../../contract';
import { useMedia } from '../../ui';
import { addressOf, checkedAddress, foreignAddress, foreignId, scrollProxy } from './address';
import { useConsent } from './consent';
import type { EmbedCode } from './embed-code';
import { EmbedFrame } from './EmbedFrame';
import { loadScript } from './scripts';

export interface CerosExperienceProps extends CerosValues {
  /** The name for screen readers. */
  title?: string | undefined;
  hasEyebrow: boolean;
  /** Pasted, instead of ids and URLs. */
  embed?: EmbedCode | undefined;
}

/** The experience for this window width. */
export function CerosExperience({ title, hasEyebrow, embed, ...values }: CerosExperienceProps) {
  const isNarrow = useMedia(`(max-width: ${values.break - 0.02}px)`);
  const { id, ...variant } = hasExperience(values) || !embed ? variantFor(values, isNarrow) : variantOf(embed, values);
  useScrollProxy(variant.src);
  const isFitted = values.scaleToFit && !isNarrow && !variant.height;
  const maxWidth = isFitted ? fittingWidth(variant.ratio, hasEyebrow) : undefined;
  return (
    <div id={id}>
      <EmbedFrame key={variant.src} provider="ceros" {...variant} title={title} maxWidth={maxWidth} />
    </div>
  );
}

const padding = { minimum: 5, maximum: 400, unit: '%' } as const;
const height = { minimum: 100, maximum: 5000, unit: 'px' } as const;

/** An experience made with Ceros, as datasources describe it. */
export const cerosProps = {
  desktopId: foreignId({
    alias: ['cerosId'],
    description: 'The id of the experience. The URL is derived from it unless it is set.',
  }),
  desktopUrl: foreignAddress({
    description: 'The URL, or its path on the provider’s host. The id is then only a name.',
  }),
  desktopPaddingPercentage: number({
    ...padding,
    default: 40,
    description: 'The height as a percentage of the width.',
  }),
  desktopOverrideHeight: integer({ ...height, description: 'A fixed height.' }),
  mobileId: foreignId({
    alias: ['mobileCerosId'],
    description: 'The id of the experience for narrow windows. Default: the other one.',
  }),
  mobileUrl: foreignAddress({
    description: 'The URL, or its path on the provider’s host. The id is then only a name.',
  }),
  mobilePaddingPercentage: number({
    ...padding,
    description: 'The height as a percentage of the width. Default: that of the other one.',
  }),
  mobileOverrideHeight: integer({ ...height, description: 'A fixed height.' }),
  break: integer({
    minimum: 320,
    maximum: 2000,
    unit: 'px',
    default: 768,
    description: 'The window width below which a window counts as narrow.',
  }),
  cerosOembedUrl: foreignAddress({
    description: 'One URL for all windows, looked up at the provider. It overrides ids and other URLs.',
  }),
  scaleToFit: flag({ description: 'Scales the experience so that its full height fits the window.' }),
};

export type CerosValues = PropsOf<typeof cerosProps>;

export interface Variant {
  readonly src: string;
  /** Height by width. */
  readonly ratio: number;
  /** In CSS pixels, instead of the ratio. */
  readonly height?: number | undefined;
  readonly isLookedUp?: boolean;
  /** The id for the provider's script, if the URL contains another. */
  readonly id?: string | undefined;
}

/** Whether there is anything to show at all. */
export function hasExperience({ cerosOembedUrl, desktopId, desktopUrl, mobileId, mobileUrl }: CerosValues): boolean {
  return Boolean(cerosOembedUrl ?? desktopId ?? desktopUrl ?? mobileId ?? mobileUrl);
}

/** The experience for this width. Throws an InlayError for an invalid id or URL. */
export function variantFor(values: CerosValues, isNarrow: boolean): Variant {
  const { desktopId, desktopUrl, mobileId, mobileUrl, cerosOembedUrl, desktopPaddingPercentage } = values;
  const desktop = { ratio: desktopPaddingPercentage / 100, height: values.desktopOverrideHeight };
  if (cerosOembedUrl) return { src: cerosOembedUrl, isLookedUp: true, ...desktop };

  const hasMobile = Boolean(mobileId ?? mobileUrl);
  if (hasMobile && (isNarrow || !(desktopId ?? desktopUrl))) {
    return {
      src: addressIn('mobile', mobileId, mobileUrl),
      id: mobileUrl && mobileId,
      ratio: (values.mobilePaddingPercentage ?? desktopPaddingPercentage) / 100,
      height: values.mobileOverrideHeight,
    };
  }
  return { src: addressIn('desktop', desktopId, desktopUrl), id: desktopUrl && desktopId, ...desktop };
}

function addressIn(kind: 'desktop' | 'mobile', id = '', url: string | undefined): string {
  return url ? checkedAddress('ceros', url, `ceros: data-${kind}-url`) : addressOf('ceros', id);
}

function variantOf({ src, ratio, height, id }: EmbedCode, { desktopPaddingPercentage }: CerosValues): Variant {
  return { src, ratio: ratio ?? desktopPaddingPercentage / 100, height, id };
}

/** With consent, the provider's script reports the scroll position to its experiences. They also work without it. */
function useScrollProxy(src: string) {
  const [isAllowed] = useConsent('ceros', src);
  useEffect(() => {
    const script = scrollProxy();
    const { origin, host } = new URL(src, location.href);
    if (isAllowed && script && origin !== location.origin)
      loadScript(script, { 'data-ceros-origin-domains': host }).catch(() => {});
  }, [isAllowed, src]);
}

/** In CSS pixels: the height of an eyebrow above the experience. */
const EYEBROW = 60;

/** The width at which the full height of the experience fits the window, but never less than a phone's. */
function fittingWidth(ratio: number, hasEyebrow: boolean): string {
  return `max(20rem, (100svh - ${hasEyebrow ? EYEBROW : 0}px) / ${ratio})`;
}
