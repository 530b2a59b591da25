import { sourcesOf } from '../../src/features/media';
import type { FullBleedMediaProps } from './props';

export type Device = 'mobile' | 'tablet' | 'desktop';

type Source = ReturnType<typeof sourcesOf>[number];

/** The film for a device; where it has none, that of the next larger one. */
export function sourcesFor(props: FullBleedMediaProps, device: Device): readonly Source[] {
  const all = {
    mobile: sourcesOf({ mp4Id: props.mobileMp4Id, webmId: props.mobileWebmId, oggId: props.mobileOggId }),
    tablet: sourcesOf({ mp4Id: props.tabletMp4Id, webmId: props.tabletWebmId, oggId: props.tabletOggId }),
    desktop: sourcesOf(props),
  };
  const order: Device[] = ['mobile', 'tablet', 'desktop'];
  return order.slice(order.indexOf(device)).map((one) => all[one]).find((sources) => sources.length > 0) ?? [];
}
