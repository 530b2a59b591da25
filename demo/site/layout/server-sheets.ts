import { existsSync, readFileSync } from 'node:fs';
import { html, type Html } from '../html.ts';

const MANIFEST = `${process.env['DIST_FOLDER'] ?? 'dist'}/manifest.json`;

interface Manifest {
  modules: { name: string; styles?: string }[];
}

/**
 * Links to the stylesheets of modules whose classes our templates write, so that they look right before the script
 * loads, and without it.
 */
export function serverSheets(cdn: string, parts: readonly Html[]): Html[] {
  const names = new Set(
    parts.flatMap((part) => [...String(part).matchAll(/data-module="([\w-]+)"/g)].map(([, name]) => name)),
  );
  return sheets()
    .filter(({ name }) => names.has(name))
    .map(({ styles }) => html`<link rel="stylesheet" href="${cdn}/${styles}" />`);
}

let cached: { name: string; styles: string }[] | undefined;

function sheets() {
  if (cached || !existsSync(MANIFEST)) return cached ?? [];
  const { modules } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
  return (cached = modules.flatMap(({ name, styles }) => (styles ? [{ name, styles }] : [])));
}
