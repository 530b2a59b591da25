/** The files that `inlay init` writes. */
import { DEFAULTS } from '../../src/core/config/declaration.ts';

export interface Example {
  readonly module: string;
  readonly title: string;
  readonly html: string;
}

export interface Answers {
  /** URL of the loader, absolute or relative to the page. */
  readonly loader: string;
  readonly language: string;
  /** URL that the paths of the services are appended to; empty for none. */
  readonly services: string;
  /** URLs of the page's own modules, by name. */
  readonly modules?: Readonly<Record<string, string>>;
}

/** The services that have a path by default, below another address. */
export function configurationFor({ language, services, modules }: Answers): object {
  const base = services.replace(/\/$/, '');
  const paths = Object.entries(DEFAULTS.services).filter(([, path]) => String(path).startsWith('/services/'));
  return {
    language,
    ...(modules && { modules }),
    ...(base && {
      services: Object.fromEntries(paths.map(([name, path]) => [name, base + String(path).slice('/services'.length)])),
    }),
  };
}

/** The lines for `<head>`. */
export function snippetFor(answers: Answers): string {
  const stylesheet = answers.loader.replace(/loader\.js(?=$|[?#])/, 'inlay.css');
  const configuration = JSON.stringify(configurationFor(answers), null, 2).replaceAll('<', '\\u003c');
  return `<script type="application/json" data-inlay-config>
${configuration}
</script>
<link rel="stylesheet" href="${attribute(stylesheet)}" />
<script src="${attribute(answers.loader)}" defer></script>
`;
}

export function testPageFor(answers: Answers, examples: readonly Example[]): string {
  const head = snippetFor(answers).trimEnd().replace(/^/gm, '    ');
  const sections = examples.map(
    ({ module, title, html }) => `      <section>
        <h2>${text(`${module}: ${title}`)}</h2>
${html.replace(/^(?=.)/gm, '        ')}
      </section>`,
  );
  return `<!doctype html>
<html lang="${attribute(answers.language)}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Test page of Inlay</title>
${head}
  </head>
  <body>
    <main>
      <h1>Test page of Inlay</h1>
${sections.join('\n')}
    </main>
  </body>
</html>
`;
}

function text(value: string): string {
  return value.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'));
}

function attribute(value: string): string {
  return text(value).replaceAll('"', '&quot;');
}
