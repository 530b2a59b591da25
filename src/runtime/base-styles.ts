import { addStyles } from '../core';
import base from '../core/styles/base.css';
import tokens from '../core/styles/tokens.css';

/**
 * Adds the styles that every widget needs. If the page's stylesheet has the
 * tokens of the same release, ours are left out: Chromium would treat them as
 * new values and restyle every element of the page.
 */
export function addBaseStyles(version: string) {
  addStyles(tokens, getComputedStyle(document.documentElement).getPropertyValue('--inlay-version').includes(version));
  addStyles(base);
}
