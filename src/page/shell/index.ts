import { log } from '../../contract';
import { addStyles, config } from '../../core';
import { addLiveRegion, nameLanguage, preloadFonts, addSkipLink } from './document';
import { addFooter } from './footer';
import { followHero } from './header';
import styles from './shell.css';

type Stop = () => void;

const PARTS: Readonly<Record<string, () => Stop | void>> = {
  language: nameLanguage,
  'skip-link': addSkipLink,
  'live-region': addLiveRegion,
  fonts: preloadFonts,
  header: followHero,
  footer: addFooter,
};

/** Adds the parts of `shell.parts` that the host lacks. Returns a cleanup function. */
export function startShell(): Stop {
  addStyles(styles);
  const { parts } = config().shell;
  const unknown = parts.filter((part) => !Object.hasOwn(PARTS, part));
  if (unknown.length)
    log('error', `Inlay: shell.parts has ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}.`);
  // In a fixed order: texts and fonts depend on the language.
  const stops = Object.entries(PARTS).map(([part, add]) => (parts.includes(part) ? add() : undefined));
  return () => stops.forEach((stop) => stop?.());
}
