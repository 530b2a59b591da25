import { resolve } from 'node:path';
import { formerNames, widgetFile, widgetNames } from './widgets.mjs';

/**
 * Widgets that are on the same pages, by the name of their shared file. Each page needs one request for them.
 * `site-frame` is the header of a site.
 */
export const JOINED_WIDGETS = {
  '_site-frame': ['auth-router', 'session-badge', 'site-search'],
  '_sign-in-page': ['sign-in', 'social-sign-in'],
};

const PREFIX = 'joined-widgets.';
const FORMER = 'former-name.';

/** Entries of the build: a file for each widget, except those that share one, and a file for each former name. */
export function widgetInputs() {
  const joined = Object.values(JOINED_WIDGETS).flat();
  return {
    ...Object.fromEntries(Object.keys(JOINED_WIDGETS).map((name) => [name, PREFIX + name])),
    ...Object.fromEntries([...formerNames().keys()].map((former) => [former, FORMER + former])),
    ...Object.fromEntries(
      widgetNames()
        .filter((name) => !joined.includes(name))
        .map((name) => [name, widgetFile(name)]),
    ),
  };
}

/** The entry that a widget's code is in. */
export function entryOf(widget) {
  return Object.keys(JOINED_WIDGETS).find((name) => JOINED_WIDGETS[name].includes(widget)) ?? widget;
}

/** The joined file that is this very module, if it is one. */
export function fileOfJoined(id) {
  return id.startsWith(`\0${PREFIX}`) ? id.slice(PREFIX.length + 1) : undefined;
}

/** A joined file exports each of its widgets under the widget's name. The file of a former name exports the widget. */
export function joinedWidgets() {
  return {
    name: 'joined-widgets',
    resolveId: (id) => (id.startsWith(PREFIX) || id.startsWith(FORMER) ? `\0${id}` : null),
    load(id) {
      if (id.startsWith(`\0${FORMER}`)) {
        const widget = formerNames().get(id.slice(FORMER.length + 1));
        return `export { default } from '${resolve(widgetFile(widget))}';`;
      }
      const joined = fileOfJoined(id);
      if (!joined) return null;
      // A copy of the project may have only some of the widgets.
      const names = JOINED_WIDGETS[joined].filter((name) => widgetFile(name));
      return names.map((name) => `export { default as '${name}' } from '${resolve(widgetFile(name))}';`).join('\n');
    },
  };
}
