/** The script tag: what loader.js runs. */
import { domCall, domGet } from '../contract/dom';
import { start } from './start';

// In a module no script is the current one; its own tag then says where the files are.
start(
  (domGet(document, 'currentScript') ??
    domCall(document, 'querySelector', 'script[data-base]')) as HTMLScriptElement | null,
);
