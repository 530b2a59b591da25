/** The script tag: what loader.js runs. */
import { domCall, domGet } from '../contract/dom';
import { start } from './start';

// In a module no script is the current one.
start(
  (domGet(document, 'currentScript') ??
    domCall(
      document,
      'querySelector',
      'script[data-base],script[type=module][src*="/loader.js"]',
    )) as HTMLScriptElement | null,
);
