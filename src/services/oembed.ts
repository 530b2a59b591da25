import { mask, nonempty, object, string } from 'superstruct';
import { request } from '../http';
import { someNumber, someText } from './answer';
import { frameIn } from './frame-in';

/** A page of another house, as its oEmbed service describes it. */
export interface EmbeddedPage {
  readonly src: string;
  /** In CSS pixels; 0 where it does not say. */
  readonly width: number;
  readonly height: number;
  readonly title: string;
}

const Answer = object({ html: nonempty(string()), width: someNumber, height: someNumber, title: someText });

/**
 * Asks a provider's oEmbed service how to embed `url`. Of the HTML that it
 * answers only the frame's address is used, so that nothing of it can act in the
 * page. Throws where the answer holds no frame, such as an error page with status 200.
 */
export function fetchEmbed(service: 'audioOembed' | 'cerosOembed', url: string, signal?: AbortSignal): Promise<EmbeddedPage> {
  return request(service, encodeURIComponent(url), {
    signal,
    read(body) {
      const { html, width, height, title } = mask(body, Answer);
      const src = frameIn(html);
      if (!src) throw new TypeError('the oEmbed answer holds no frame');
      return { src, width, height, title };
    },
  });
}
