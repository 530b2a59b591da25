/**
 * Attributes that JSX writes in camel case and Preact sets by that very name, since no property of an element has it.
 * Not `autoCorrect`: its property is a yes or no, to which "off" is a yes.
 */
const NAMES = [
  'autoCapitalize',
  'autoComplete',
  'autoPlay',
  'colSpan',
  'itemScope',
  'rowSpan',
  'spellCheck',
  'srcDoc',
  'srcLang',
  'srcSet',
  'tabIndex',
];
const FOUND = new RegExp(`(?<![.\\w$-])(?:${NAMES.join('|')})(?![\\w$-])`, 'g');

/**
 * Writes attributes as HTML does. In a page that is read as XML `autoComplete`
 * is a name that no browser knows; and in any page `spellCheck={false}` is
 * left out by Preact, which keeps a `false` only for a property. React wants camel case in the source, and
 * has its own way with it in the React flavour.
 */
export function attributeNames() {
  return {
    name: 'attribute-names',
    transform(code, id) {
      if (!/\/(src|widgets)\/.+\.tsx?$/.test(id)) return null;
      const written = code.replace(FOUND, (name) => name.toLowerCase());
      return written === code ? null : { code: written, map: null };
    },
  };
}
