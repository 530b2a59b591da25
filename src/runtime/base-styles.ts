import { addStyles } from '../core';
import base from '../core/styles/base.css';
import tokens from '../core/styles/tokens.css';

/**
 * What every widget takes for granted. Where the page has the tokens from the
 * same release's stylesheet, Chromium would take ours for new values all the
 * same, and style every element of the page anew.
 */
export function addBaseStyles(version: string) {
  addStyles(tokens, getComputedStyle(document.documentElement).getPropertyValue('--inlay-version').includes(version));
  addStyles(base);
}
