/** Every position in the code where foreign input enters, found in the code itself. */
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';

export interface Sink {
  readonly door: string;
  readonly file: string;
}

/** Patterns of lines that read foreign input. */
const DOORS: Readonly<Record<string, RegExp>> = {
  'the address of the page':
    /\blocation\.(?:hash|search)\b(?! =)|new URLSearchParams\((?!parameters)|searchParams\.get|document\.referrer|readRoute\(location/,
  'messages of frames and tabs': /addEventListener\('(?:message|storage)'|new BroadcastChannel|\bonmessage\b/,
  'what was stored': /\b(?:localStore|tabStore|choiceStore\(\))\.get(?:Json)?\(|\b(?:local|session)Storage\b/,
  cookies: /\bgetCookie\(|document\.cookie\b/,
  'answers of services': /\brequest\((?:'|service\b|url\b)|\bfetch\(|\.json\(\)/,
  'texts that are JSON': /JSON\.parse\(|\bparseJson\(/,
  'texts that are HTML': /\bsanitise\(|createHTML|srcDoc=|innerHTML|insertAdjacentHTML|parseFromString|document\.write/,
  'addresses of scripts': /\btrustedScript\(|\bcreateScriptURL|\bimport\((?!['"`])|\bloadScript\((?!')/,
  'scripts that we write': /\bscript\.(?:textContent|text) = /,
  'addresses that we set':
    /\.(?:href|src|srcset|action) = (?!`#)|\.setAttribute\('(?:href|src|srcset|srcdoc|action|style)'/,
  'where a visitor is sent': /\blocation\.(?:assign|replace)\(|\bredirect\(|location\.(?:href|hash) = |window\.open\(/,
  'names of events': /\bpublish\((?!')|new CustomEvent\((?!')|\bsubscribe\((?!')/,
  'selectors and patterns':
    /\.(?:querySelector(?:All)?|closest|matches)(?:<[^>]+>)?\((?!['"`)])|domCall\(\w+, '(?:querySelector(?:All)?|closest|matches)', (?!')|new RegExp\(|matchMedia\((?!['"`])/,
};

/** Attributes of our markup that contain a URL, a document or a style; each name is listed. */
const ATTRIBUTE =
  /\s(href|src|srcSet|srcDoc|action|formAction|poster|data|ping|cite|style|target|sandbox|allow|nonce|dangerouslySetInnerHTML|is|ref\w*Html)=\{/g;

export function findDoors(): Sink[] {
  return sources().flatMap(({ file, code }) =>
    Object.keys(DOORS).flatMap((door) => (DOORS[door]!.test(code) ? [{ door, file }] : [])),
  );
}

/** Names of attributes that our markup sets, such as `href`. */
export function findAttributes(): string[] {
  return [...new Set(sources().flatMap(({ code }) => [...code.matchAll(ATTRIBUTE)].map(([, name]) => name!)))].sort();
}

function sources() {
  const files = globSync(['src/**/*.{ts,tsx}', 'widgets/**/*.{ts,tsx}'], { ignore: ['**/*.test.{ts,tsx}'] }).sort();
  return files.map((file) => ({ file, code: withoutComments(readFileSync(file, 'utf8')) }));
}

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}
