/** Every rule of `inlay check`: its documentation, and examples that the tests check. */

export interface Rule {
  readonly severity: 'error' | 'warning';
  /** Only `--browser` reports it. */
  readonly needsBrowser?: true;
  /** The heading of a finding. */
  readonly title: string;
  /** Its effect on the page. */
  readonly effect: string;
  readonly fix: string;
  /** HTML that the rule reports, and HTML that it does not: a part of a body, or a whole page. */
  readonly wrong: string;
  readonly right: string;
}

const LOADER = '<script src="https://static.example.com/inlay/loader.js" defer></script>';

const pageWith = (head: string, body = '<div data-module="pull-quote"><p data-field="quote">Words.</p></div>') =>
  `<!doctype html>
<html lang="en">
  <head>
    <title>A page</title>
    ${head}
  </head>
  <body>
    ${body}
  </body>
</html>`;

const configured = (json: string) => `<script type="application/json" data-inlay-config>${json}</script>`;

export const RULES = {
  'unknown-module': {
    severity: 'error',
    title: 'A placeholder names a module that does not exist',
    effect: 'Nothing is mounted. Visitors see the server-rendered content.',
    fix: 'Correct the name. The catalogue lists all modules. List modules of your own in `modules` of the configuration.',
    wrong: '<div data-module="pul-quote"><p data-field="quote">Words.</p></div>',
    right: '<div data-module="pull-quote"><p data-field="quote">Words.</p></div>',
  },
  'unknown-prop': {
    severity: 'error',
    title: 'A name in a placeholder is not a prop of the module',
    effect: 'The module ignores the attribute, field or JSON key.',
    fix: 'Correct the name, or remove it. The catalogue lists the props of each module.',
    wrong: '<div data-module="pull-quote" data-cit1="Ada"><p data-field="quote">Words.</p></div>',
    right: '<div data-module="pull-quote" data-cite1="Ada"><p data-field="quote">Words.</p></div>',
  },
  'unknown-attribute': {
    severity: 'warning',
    title: 'An attribute of a placeholder is not a prop of the module',
    effect: 'The module ignores the attribute. A script of the page may still use it.',
    fix: 'Remove the attribute, or move it to an element around the placeholder.',
    wrong: '<div data-module="pull-quote" data-colour-scheme="dark"><p data-field="quote">Words.</p></div>',
    right: '<div data-colour-scheme="dark"><div data-module="pull-quote"><p data-field="quote">Words.</p></div></div>',
  },
  'wrong-value': {
    severity: 'error',
    title: 'A value does not fit its prop',
    effect: 'The module uses the default or the nearest allowed value. If the prop is required, it is not mounted.',
    fix: 'Write one of the values that the message names.',
    wrong: '<div data-module="pull-quote" data-load="soon"><p data-field="quote">Words.</p></div>',
    right: '<div data-module="pull-quote" data-load="idle"><p data-field="quote">Words.</p></div>',
  },
  'missing-content': {
    severity: 'error',
    title: 'Required content is missing',
    effect: 'The module, or the item, is not shown. Visitors see the server-rendered content.',
    fix: 'Add the field. The message shows the line to write.',
    wrong: '<div data-module="pull-quote"><p data-field="cite1">Ada</p></div>',
    right: '<div data-module="pull-quote"><p data-field="quote">Words.</p><p data-field="cite1">Ada</p></div>',
  },
  'hidden-content': {
    severity: 'warning',
    title: 'Content in a placeholder is not shown',
    effect: 'Visitors see the content only until the module is mounted.',
    fix: 'Mark its element with `data-field` and the name of a prop. Add `data-fallback` if it is only for visitors without JavaScript. Texts below 80 characters are not reported, since labels and hints may be the module’s own.',
    wrong:
      '<div data-module="pull-quote"><p data-field="quote">Words.</p><p>The survey of March covered 40 plants in six countries, and its tables are in the appendix.</p></div>',
    right:
      '<div data-module="pull-quote"><p data-field="quote">Words.</p><p data-fallback>The survey of March covered 40 plants in six countries, and its tables are in the appendix.</p></div>',
  },
  'content-needs-script': {
    severity: 'warning',
    title: 'The content of a placeholder is only in its JSON or attributes',
    effect: 'Visitors without JavaScript, search engines and feeds do not get it.',
    fix: 'Write the content as elements with `data-field`. The module shows the same.',
    wrong:
      '<div data-module="pull-quote"><script type="application/json">{ "quote": "The machines run all night; what we had to learn was to let them, and to leave the hall at six." }</script></div>',
    right:
      '<div data-module="pull-quote"><p data-field="quote">The machines run all night; what we had to learn was to let them, and to leave the hall at six.</p></div>',
  },
  'invalid-json': {
    severity: 'error',
    title: 'The JSON in a placeholder or in the configuration is not valid',
    effect: 'Inlay repairs the typical damage of content systems. It cannot use JSON with other errors.',
    fix: 'Correct the place that the message names.',
    wrong:
      '<div data-module="pull-quote"><script type="application/json">{ "quote": "Words." "cite1": "Ada" }</script></div>',
    right:
      '<div data-module="pull-quote"><script type="application/json">{ "quote": "Words.", "cite1": "Ada" }</script></div>',
  },
  'duplicate-id': {
    severity: 'error',
    title: 'Two elements have the same id',
    effect: 'Links, labels and descriptions lead to the first of them only.',
    fix: 'Give each element its own id. Templates that render a module twice need a counter.',
    wrong: '<h2 id="story">First</h2><h2 id="story">Second</h2>',
    right: '<h2 id="story-1">First</h2><h2 id="story-2">Second</h2>',
  },
  'dead-link': {
    severity: 'error',
    title: 'An internal link leads nowhere',
    effect: 'Visitors get an error page, or stay where they are.',
    fix: 'Correct the address, or remove the link.',
    wrong: '<a href="#no-such-part">Read on</a>',
    right: '<a href="#part">Read on</a><h2 id="part">Part</h2>',
  },
  'loader-missing': {
    severity: 'error',
    title: 'The page has placeholders, but no loader',
    effect: 'Nothing is mounted.',
    fix: 'Add the script to `<head>`. If your own bundle starts Inlay, run the check with `--ignore loader-missing`.',
    wrong: pageWith(''),
    right: pageWith(LOADER),
  },
  'loader-late': {
    severity: 'warning',
    title: 'The loader delays the page, or starts late',
    effect:
      'A script at the end of the body is requested late. A script in `<head>` without `defer` or `async` blocks rendering.',
    fix: 'Put the script into `<head>`, with `defer`.',
    wrong: pageWith('', `<div data-module="pull-quote"><p data-field="quote">Words.</p></div>\n    ${LOADER}`),
    right: pageWith(LOADER),
  },
  'loader-twice': {
    severity: 'warning',
    title: 'The page links the loader more than once',
    effect: 'The first loader mounts everything. The others are downloaded for nothing.',
    fix: 'Remove all tags but one. Look in tag managers, too.',
    wrong: pageWith(`${LOADER}\n    ${LOADER}`),
    right: pageWith(LOADER),
  },
  'loader-old': {
    severity: 'warning',
    title: 'The loader is older than this version of `inlay check`',
    effect: 'Modules and props of newer versions do not work on the page.',
    fix: 'Upload the new `dist`, or run the check of the same version: `npx inlay@VERSION check`.',
    wrong: '<!-- `manifest.json` beside the loader has an older `version`. -->',
    right: '<!-- `manifest.json` beside the loader has the version of the check. -->',
  },
  'loader-unavailable': {
    severity: 'error',
    title: 'The loader cannot be loaded',
    effect: 'Nothing is mounted.',
    fix: 'Correct the address of the script, or upload the file.',
    wrong: pageWith('<script src="/no-such-folder/loader.js" defer></script>'),
    right: pageWith(LOADER),
  },
  'stale-integrity': {
    severity: 'error',
    title: 'An `integrity` does not match the file',
    effect: 'Browsers refuse the file.',
    fix: 'Copy the hash from `dist/manifest.json` of the release that is uploaded.',
    wrong: pageWith(LOADER.replace(' defer', ' integrity="sha384-AAAA" crossorigin="anonymous" defer')),
    right: pageWith(LOADER),
  },
  'configuration-key': {
    severity: 'error',
    title: 'A configuration key is misspelt, or its value is wrong',
    effect: 'Inlay uses the default.',
    fix: 'Write the key or value that the message names.',
    wrong: pageWith(configured('{ "languge": "de" }') + LOADER),
    right: pageWith(configured('{ "language": "de" }') + LOADER),
  },
  'deprecated-key': {
    severity: 'warning',
    title: 'A configuration key has a new name',
    effect: 'The former name works until the next major version. It has no effect beside the new name.',
    fix: 'Write the name that the message shows.',
    wrong: pageWith(configured('{ "policy": { "longestName": 40 } }') + LOADER),
    right: pageWith(configured('{ "policy": { "maxNameLength": 40 } }') + LOADER),
  },
  'configuration-in-body': {
    severity: 'error',
    title: 'A configuration in the body sets a key that counts in the head only',
    effect: 'Inlay ignores the key: authors of articles must not choose where visitors and tokens go.',
    fix: 'Move the configuration to `<head>`.',
    wrong: configured('{ "pages": { "signIn": "/login" } }'),
    right: pageWith(configured('{ "pages": { "home": "/" } }') + LOADER),
  },
  'service-unreachable': {
    severity: 'error',
    title: 'A service of the configuration does not respond',
    effect: 'Modules that call it show an error.',
    fix: 'Correct the address in `services`. `npx inlay check-services` checks each call.',
    wrong: pageWith(configured('{ "services": { "user": "http://127.0.0.1:9/" } }') + LOADER),
    right: pageWith(LOADER),
  },
  'policy-blocks': {
    severity: 'error',
    title: 'The content security policy blocks Inlay',
    effect: 'Browsers refuse the script, its chunks, a service, an image or a frame.',
    fix: 'Add the source that the message names. The guide to security headers has complete policies.',
    wrong: pageWith(`<meta http-equiv="Content-Security-Policy" content="script-src 'none'" />${LOADER}`),
    right: pageWith(
      `<meta http-equiv="Content-Security-Policy" content="script-src https://static.example.com" />${LOADER}`,
    ),
  },
  'image-alt': {
    severity: 'error',
    title: 'An image in a placeholder has no alternative text',
    effect: 'Screen readers read the file name, or nothing.',
    fix: 'Describe the image in `alt`. Write `alt=""` if it is decoration.',
    wrong:
      '<div data-module="image"><img data-field="image" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="4" height="3" /></div>',
    right:
      '<div data-module="image"><img data-field="image" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="A lathe" width="4" height="3" /></div>',
  },
  'image-size': {
    severity: 'warning',
    title: 'An image in a placeholder has no width and height',
    effect: 'The page moves when the image arrives.',
    fix: 'Write the dimensions of the file as `width` and `height`.',
    wrong:
      '<div data-module="image"><img data-field="image" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="A lathe" /></div>',
    right:
      '<div data-module="image"><img data-field="image" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="A lathe" width="4" height="3" /></div>',
  },
  'heading-order': {
    severity: 'warning',
    title: 'A heading of a placeholder skips a level',
    effect: 'Visitors of screen readers look for the level that is missing.',
    fix: 'Use the level after that of the heading before it.',
    wrong:
      '<h1>Page</h1><div data-module="accordion"><div data-item="items"><h4 data-field="title">Part</h4><p data-field="body">Words.</p></div></div>',
    right:
      '<h1>Page</h1><div data-module="accordion"><div data-item="items"><h2 data-field="title">Part</h2><p data-field="body">Words.</p></div></div>',
  },
  'not-mounted': {
    severity: 'error',
    needsBrowser: true,
    title: 'A module is not mounted',
    effect: 'Visitors see the server-rendered content, without the functions of the module.',
    fix: 'Read the reason in the message. Check that all files of the release are uploaded.',
    wrong: '<!-- The module reports an error, or its chunk cannot be loaded. -->',
    right: '<!-- The placeholder has the attribute `data-state="mounted"`. -->',
  },
  'layout-shift': {
    severity: 'warning',
    needsBrowser: true,
    title: 'Mounting a module moves the page',
    effect: 'Visitors lose the line that they read. Search engines rate the page lower.',
    fix: 'Link `inlay.css`, or set `--inlay-reserved-height` for the module. Write the content as elements.',
    wrong: '<!-- The page has no `inlay.css`, and a placeholder has its content in JSON only. -->',
    right: '<!-- The placeholder reserves the height of the module. -->',
  },
  'request-before-consent': {
    severity: 'warning',
    needsBrowser: true,
    title: 'Another site gets a request before the visitor agrees',
    effect: 'The site learns the address of the visitor. In many countries, that needs consent.',
    fix: 'Load the script through `tags` of the configuration, embed videos with a module, or host the file yourself.',
    wrong: '<!-- `<script src="https://analytics.example/a.js"></script>` is in the page. -->',
    right: '<!-- The script is in `tags` of the configuration, with the group that the visitor must agree to. -->',
  },
  'console-error': {
    severity: 'warning',
    needsBrowser: true,
    title: 'The console shows an error',
    effect: 'A script, a style or a request of the page fails.',
    fix: 'Open the page with the developer tools. The console links the message to its source.',
    wrong: '<!-- A script throws an error. -->',
    right: '<!-- The console has no errors. -->',
  },
  accessibility: {
    severity: 'error',
    needsBrowser: true,
    title: 'A module is not accessible',
    effect: 'Visitors who use a keyboard or a screen reader, or who need contrast, cannot use it.',
    fix: 'The message names the rule of axe and the element. The cause is the content or a style of the page. If not, report it.',
    wrong: '<!-- A style of the page makes the text of a module light grey on white. -->',
    right: '<!-- The text has a contrast of 4.5 to 1. -->',
  },
  upgrade: {
    severity: 'warning',
    title: 'A change of a newer version concerns the page',
    effect: 'After the upgrade, a part of the page may look or behave differently. Only `--upgrade` reports it.',
    fix: 'Do what the message says, before or together with the upgrade.',
    wrong: '<!-- The page uses a module, a configuration key or a token that the changelog says something about. -->',
    right: '<!-- The loader has the version of the check. -->',
  },
  'not-found': {
    severity: 'error',
    title: 'A page cannot be read',
    effect: 'The page could not be checked.',
    fix: 'Correct the address. If robots.txt forbids it and the site is yours, add `--ignore-robots`.',
    wrong: '<!-- The server responds with 404. -->',
    right: '<!-- The server responds with 200 and HTML. -->',
  },
} as const satisfies Record<string, Rule>;

export type RuleId = keyof typeof RULES;

export const RULE_IDS = Object.keys(RULES) as RuleId[];

export function isRuleId(name: string): name is RuleId {
  return Object.hasOwn(RULES, name);
}
