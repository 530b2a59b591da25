/** A page for code that needs one, so that the rules run without a browser. Import it before the code under test. */
import { JSDOM } from 'jsdom';

export const SITE = 'https://site.example';
/** The one other origin that flows may redirect to. */
export const PARTNER = 'https://partner.example';
export const EVIL = /evil/;

const { window } = new JSDOM('<!doctype html><html lang="en"><body></body></html>', {
  url: `${SITE}/insights/steel`,
  pretendToBeVisual: true,
});

const NAMES = [
  'window',
  'navigator',
  'document',
  'location',
  'history',
  'Element',
  'HTMLElement',
  'Node',
  'HTMLCollection',
  'CustomEvent',
  'DOMParser',
  'DocumentFragment',
  'localStorage',
  'sessionStorage',
  'addEventListener',
] as const;

for (const name of NAMES)
  Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true });

/** A server-rendered element. */
export function placeholder(html: string): HTMLElement {
  const host = window.document.createElement('div');
  host.innerHTML = html;
  return host.firstElementChild as HTMLElement;
}
