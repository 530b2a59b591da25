import { html } from 'hono/html';
import type { OpenApiDocument } from './document.ts';
import type { Answer, OperationDescription, Parameter, Schema } from './types.ts';

type Html = ReturnType<typeof html>;

interface Entry {
  method: string;
  path: string;
  operation: OperationDescription;
}

/** The API reference: every operation with its request and responses. */
export function contractPage(contract: OpenApiDocument): Html {
  const entries = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Entry => ({ method, path, operation })),
  );
  const groups = contract.tags.map((tag) => ({
    ...tag,
    entries: entries.filter(({ operation }) => operation.tags[0] === tag.name),
  }));
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${contract.info.title}</title>
        <link rel="icon" href="/theme/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/theme/theme.css" />
        <link rel="stylesheet" href="/services/contract.css" />
      </head>
      <body class="contract">
        <header>
          <p><a href="/">Alder &amp; Voss</a></p>
        </header>
        <main>
          <h1>${contract.info.title}</h1>
          <p class="contract-lede">
            ${contract.info.description} The same as <a href="/services/openapi.json">OpenAPI 3.1</a>.
          </p>
          <nav aria-label="Groups">
            <ul>
              ${groups.map(({ name, description }) => html`<li><a href="#${name}">${description}</a></li>`)}
            </ul>
          </nav>
          ${groups.map(
            (group) =>
              html`<section id="${group.name}" aria-labelledby="${group.name}-title">
                <h2 id="${group.name}-title">${group.description}</h2>
                ${group.entries.map(operationEntry)}
              </section>`,
          )}
        </main>
      </body>
    </html>`;
}

function operationEntry({ method, path, operation }: Entry): Html {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
  return html`<article id="${operationId}">
    <h3>${summary}</h3>
    <p class="contract-route"><b>${method.toUpperCase()}</b> <code>${path}</code></p>
    ${description && html`<p>${description}</p>`}
    <dl>
      ${parameters.map(parameterEntry)}
      ${Object.entries(requestBody?.content ?? {}).map(
        ([type, { schema }]) =>
          html`<div>
            <dt>Body, ${type}</dt>
            <dd><pre>${shapeOf(schema)}</pre></dd>
          </div>`,
      )}
      ${Object.entries(responses).map(([status, answer]) => answerEntry(status, answer))}
    </dl>
  </article>`;
}

function parameterEntry(parameter: Parameter): Html {
  const { name, required, description } = parameter;
  return html`<div>
    <dt><code>${name}</code> ${parameter.in}${required && ', required'}</dt>
    <dd>${description}</dd>
  </div>`;
}

function answerEntry(status: string, { description, headers = {}, content = {} }: Answer): Html {
  const isSuccess = Number(status) < 300;
  const names = Object.keys(headers);
  return html`<div>
    <dt>${status}</dt>
    <dd>
      ${description}${names.length > 0 && html` Headers: ${names.map((name) => html`<code>${name}</code> `)}`}
      ${isSuccess && Object.values(content).map(({ schema }) => html`<pre>${shapeOf(schema)}</pre>`)}
    </dd>
  </div>`;
}

/** Prints a schema as a TypeScript type. */
function shapeOf(schema: Schema, indent = ''): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.anyOf) return schema.anyOf.map((alternative) => shapeOf(alternative, indent)).join('\n| ');
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.items) return `${shapeOf(schema.items, indent)}[]`;
  if (schema.properties) return objectOf(schema, indent);
  if (schema.type === 'object') return 'object';
  return [schema.type].flat().join(' | ') || 'anything';
}

function objectOf({ properties = {}, required = [] }: Schema, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, property]) => {
    const note = property.description ? ` // ${property.description}` : '';
    return `${inner}${/^\w+$/.test(name) ? name : `'${name}'`}${required.includes(name) ? '' : '?'}: ${shapeOf(property, inner)}${note}`;
  });
  return lines.length > 0 ? `{\n${lines.join('\n')}\n${indent}}` : '{}';
}
