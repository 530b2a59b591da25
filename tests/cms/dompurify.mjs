import { inBrowser } from './in-browser.mjs';

/** Each example after DOMPurify with its defaults. */
export const throughDomPurify = (examples) =>
  inBrowser({
    name: 'dompurify@3',
    script: 'dompurify/dist/purify.js',
    pass: ({ texts }) => texts.map((text) => DOMPurify.sanitize(text)),
    examples,
  });
