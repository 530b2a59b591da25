import type { Host } from '../../e2e/support/host.ts';
import { QUOTE, SIGN_IN } from './modules.ts';

/** Puts our page into a frame of another origin; returns the URL of the outer page. */
export function frameByStranger(host: Host, config: object, attributes = ''): string {
  const settings = JSON.stringify({ services: { content: '' }, ...config });
  const framed = host.site.publish(
    `<!doctype html><html lang="en"><title>Framed</title><script>window.inlayConfig = ${settings}</script><script src="${host.loader}" defer></script>${SIGN_IN}${QUOTE}`,
  );
  return host.site.publish(
    `<iframe title="Framed" ${attributes} src="${framed.replace('127.0.0.1', 'localhost')}"></iframe>`,
  );
}
