import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { asset, minified } from './asset.ts';

const { resolve } = createRequire(import.meta.url);

// In cascade order.
const sheets = [
  'fonts',
  'tokens',
  'elements',
  'forms',
  'header',
  'footer',
  'layout',
  'cards',
  'article',
  'lists',
  'placeholders',
  'heroes',
  'house-style',
  'print',
];

const fonts = {
  display: asset('/theme/display.woff2', read('theme/fonts/newsreader-display-normal.woff2'), 'font/woff2'),
  displayItalic: asset(
    '/theme/display-italic.woff2',
    read('theme/fonts/newsreader-display-italic.woff2'),
    'font/woff2',
  ),
  ampersand: asset('/theme/ampersand.woff2', read('theme/fonts/newsreader-ampersand.woff2'), 'font/woff2'),
  text: asset('/theme/text.woff2', textFont('latin'), 'font/woff2'),
  textExtended: asset('/theme/text-extended.woff2', textFont('latin-ext'), 'font/woff2'),
};

/** The legacy theme: one stylesheet, its fonts, jQuery 1.12 and the menu script that needs it. */
export const theme = {
  ...fonts,
  styles: asset('/theme/theme.css', styles(), 'text/css; charset=utf-8'),
  icon: asset('/theme/icon.svg', read('theme/icon.svg'), 'image/svg+xml'),
  jquery: asset(
    '/theme/jquery.js',
    readFileSync(resolve('jquery/dist/jquery.min.js')),
    'text/javascript; charset=utf-8',
  ),
  dataLayer: asset('/theme/data-layer.js', read('theme/data-layer.js'), 'text/javascript; charset=utf-8'),
  menu: asset('/theme/menu.js', read('theme/menu.js'), 'text/javascript; charset=utf-8'),
};

function styles(): Buffer {
  const css = sheets.map((name) => read(`theme/${name}.css`).toString()).join('\n');
  return minified(
    Object.entries(fonts).reduce((linked, [name, font]) => linked.replaceAll(`'font:${name}'`, `'${font.href}'`), css),
  );
}

function read(path: string): Buffer {
  return readFileSync(new URL(path, import.meta.url));
}

function textFont(subset: string): Buffer {
  return readFileSync(resolve(`@fontsource-variable/source-sans-3/files/source-sans-3-${subset}-wght-normal.woff2`));
}
