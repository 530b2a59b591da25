import type { PropsOf } from '../../../contract';
import { addressOf, checkedAddress } from '../address';
import type { cerosProps } from './ceros-props';

export type CerosGiven = PropsOf<typeof cerosProps>;

export interface Variant {
  readonly src: string;
  /** Height by width. */
  readonly ratio: number;
  /** In CSS pixels, instead of the ratio. */
  readonly height?: number | undefined;
  readonly isLookedUp?: boolean;
}

/** Whether there is anything to show at all. */
export function hasExperience({ cerosOembedUrl, desktopId, desktopUrl, mobileId, mobileUrl }: CerosGiven): boolean {
  return Boolean(cerosOembedUrl ?? desktopId ?? desktopUrl ?? mobileId ?? mobileUrl);
}

/** The experience for this width. Throws an InlayError for an id or address that is none. */
export function variantFor(given: CerosGiven, isNarrow: boolean): Variant {
  const { desktopId, desktopUrl, mobileId, mobileUrl, cerosOembedUrl, desktopPaddingPercentage } = given;
  const desktop = { ratio: desktopPaddingPercentage / 100, height: given.desktopOverrideHeight };
  if (cerosOembedUrl) return { src: cerosOembedUrl, isLookedUp: true, ...desktop };

  const hasMobile = Boolean(mobileId ?? mobileUrl);
  if (hasMobile && (isNarrow || !(desktopId ?? desktopUrl))) {
    return { src: addressIn('mobile', mobileId, mobileUrl), ratio: (given.mobilePaddingPercentage ?? desktopPaddingPercentage) / 100, height: given.mobileOverrideHeight };
  }
  return { src: addressIn('desktop', desktopId, desktopUrl), ...desktop };
}

function addressIn(kind: 'desktop' | 'mobile', id: string | undefined, url = ''): string {
  return id ? addressOf('ceros', id) : checkedAddress('ceros', url, `ceros: data-${kind}-url`);
}
