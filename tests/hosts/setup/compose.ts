import type { HostedModule } from '../modules/index.ts';
import type { HostPage } from './read-pages.ts';

const BEGIN = '<!--placeholder-->';
const END = '<!--/placeholder-->';

interface Surroundings {
  /** The URL of loader.js. */
  loader: string;
  /** The origin of the page around a frame. */
  outer: string;
}

/**
 * A host's page with one placeholder. `{{"module"}}` and `{{"loader"}}` are the same as string literals for scripts.
 */
export function compose({ markup, config }: HostPage, { html }: HostedModule, { loader, outer }: Surroundings): string {
  const settings = JSON.stringify({ services: { content: '' }, ...config }).replaceAll('OUTER', outer);
  const parts: Record<string, string> = {
    module: `${BEGIN}${html}${END}`,
    loader: `<script>window.inlayConfig = ${settings}</script><script src="${loader}" defer="defer"></script>`,
  };
  return markup.replace(/\{\{(")?(module|loader)"?\}\}/g, (_, isText, name: string) =>
    isText ? JSON.stringify(parts[name]).replaceAll('</', '<\\/') : parts[name]!,
  );
}

/** The parts of a page: the host's and ours. A script that wrote the comments may contain them earlier. */
export function partsOf(html: string): { host: string; placeholder: string } {
  const begin = html.lastIndexOf(BEGIN);
  const end = html.lastIndexOf(END);
  if (begin < 0 || end < begin) throw new Error('The comments around the placeholder are gone.');
  return { host: html.slice(0, begin) + html.slice(end), placeholder: html.slice(begin + BEGIN.length, end) };
}
