import { mask, nonempty, object, string } from 'superstruct';
import { request } from '../http';
import { lenientNumber, lenientText } from './response';

/** A page of a third party, as its oEmbed service describes it. */
export interface EmbeddedPage {
  readonly src: string;
  /** In CSS pixels; 0 if the response has none. */
  readonly width: number;
  readonly height: number;
  readonly title: string;
}

const Response = object({ html: nonempty(string()), width: lenientNumber, height: lenientNumber, title: lenientText });

/**
 * Asks a provider's oEmbed service how to embed `url`. Of the HTML in its response only the frame's URL is used, so
 * that the rest cannot act in the page. Throws if the response contains no frame, such as an error page with status
 * 200.
 */
export function fetchEmbed(
  service: 'audioOembed' | 'cerosOembed' | 'oembed',
  url: string,
  signal?: AbortSignal,
): Promise<EmbeddedPage> {
  return request(service, 'embed', {
    path: '{url}',
    params: { url },
    signal,
    read(body) {
      const { html, width, height, title } = mask(body, Response);
      const src = frameIn(html);
      if (!src) throw new TypeError('the oEmbed response holds no frame');
      return { src, width, height, title };
    },
  });
}

/** The URL of the first frame in a piece of HTML. */
export function frameIn(html: string): string | undefined {
  const [tag = ''] = /<iframe\b[^>]*/i.exec(html) ?? [];
  const [, double, single, bare] = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(tag) ?? [];
  return (double ?? single ?? bare)?.replaceAll('&amp;', '&').trim() || undefined;
}
