import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import browserslist from 'browserslist';
import { browserslistToTargets, bundle, transform } from 'lightningcss';
import { globSync } from 'tinyglobby';
import { definitionOf, widgetNames } from './widgets.mjs';

const targets = browserslistToTargets(browserslist());

export function minifyCss(code, filename) {
  return toAscii(transform({ filename, code: Buffer.from(code), minify: true, targets }).code);
}

/** Escaped, because a page in windows-1252 reads a stylesheet in that encoding too, unless a header says otherwise. */
function toAscii(code) {
  return code.toString().replace(/[^\0-\x7f]/gu, (letter) => `\\${letter.codePointAt(0).toString(16)} `);
}

/** Files that no module imports, although they are part of stylesheets in dist. */
export function stylesheetFiles() {
  return [...partsOfInlaySheet(), ...globSync('{src,widgets}/**/server.css')];
}

/**
 * `inlay.css`, for the head of any page: the tokens, marked so that the runtime need not bring them, the room that each
 * placeholder keeps for its widget, and how a few of them look before it comes.
 */
export function inlaySheet(version) {
  const parts = partsOfInlaySheet().map((file) => readFileSync(file, 'utf8'));
  return minifyCss(
    [`:where(:root) { --inlay-version: '${version}' }`, ...parts, reservedHeights()].join('\n'),
    'inlay.css',
  );
}

/**
 * The stylesheets of widgets whose classes a server may write: their appearance on such a page without a script. By
 * name.
 */
export function serverSheets() {
  return globSync('widgets/*/server.css').map((file) => ({
    name: basename(dirname(file)),
    code: toAscii(bundle({ filename: file, minify: true, targets }).code),
  }));
}

function partsOfInlaySheet() {
  const base = ['tokens', 'base', 'placeholder'].map((name) => `src/core/styles/${name}.css`);
  return [
    ...base,
    ...globSync('{src,widgets}/**/placeholder.css')
      .sort()
      .filter((file) => !base.includes(file)),
  ];
}

const RESERVE = /^ {2}reserve: (?:'([^']+)'|\{ narrow: '([^']+)', wide: '([^']+)' \}),$/m;

/** The reserved height in a declaration. Throws if it is not one line of literals. */
export function reserveOf(name, definition) {
  if (!/\breserve:/.test(definition)) return undefined;
  const [, both, narrow = both, wide] = RESERVE.exec(definition) ?? [];
  if (!narrow)
    throw new Error(
      `widgets/${name}: the build cannot read reserve. Write one line: reserve: '18rem', or reserve: { narrow: '44rem', wide: '22rem' },`,
    );
  return { narrow, wide };
}

/** One rule for each widget that declares `reserve`, and one more for wide pages. */
function reservedHeights() {
  const declared = widgetNames().flatMap((name) => {
    const reserve = reserveOf(name, definitionOf(name));
    return reserve ? [{ name, ...reserve }] : [];
  });
  const rule = (name, height) => `:where([data-module='${name}']) { --inlay-reserved-height: ${height} }`;
  const wide = declared.filter((token) => token.wide).map((token) => rule(token.name, token.wide));
  return [
    ...declared.map((token) => rule(token.name, token.narrow)),
    `@media (width >= 768px) { ${wide.join('\n')} }`,
  ].join('\n');
}
