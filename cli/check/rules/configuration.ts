/** The configuration of a page, found and read as the loader does. */
import type { ConfigSource } from '../../../src/contract/index.ts';
import { withPresentKeys } from '../../../src/contract/former-names.ts';
import { type Config, configure } from '../../../src/core/config/index.ts';
import { LOADER_TAG, parseSetting } from '../../../src/core/config/sources.ts';
import { isForeign, warning } from '../../../src/core/config/warning.ts';
import { type Finding, findingAt } from '../finding.ts';
import type { PageDocument, PageElement } from '../page/dom.ts';

export interface PageConfiguration {
  readonly config: Config;
  /** Services that the page names itself. */
  readonly named: readonly (keyof Config['services'])[];
  readonly findings: readonly Finding[];
}

type PlacedSource = ConfigSource & { readonly element?: PageElement };

export function readConfiguration(page: PageDocument, loader: PageElement | undefined): PageConfiguration {
  const findings: Finding[] = [];
  // Reports contain only the name of the source: with one source at a time, its element is known.
  const sources = sourcesIn(page, loader).flatMap((source) =>
    withPresentKeys([source], (message) => {
      findings.push(findingAt('deprecated-key', sentenceOf(message), source.element));
    }),
  );
  for (const source of sources)
    configure([source], (problem, path, value, from) => {
      if (isForeign(problem, path, from)) return;
      const rule =
        value instanceof Error
          ? 'invalid-json'
          : problem === 'untrusted'
            ? 'configuration-in-body'
            : 'configuration-key';
      findings.push(findingAt(rule, sentenceOf(warning(problem, path, value, from)), source.element));
    });
  const named = sources.flatMap(({ values, isTrusted }) =>
    isTrusted ? Object.keys((values as { services?: object } | undefined)?.services ?? {}) : [],
  );
  return {
    config: configure(sources, () => {}),
    named: [...new Set(named)] as PageConfiguration['named'],
    findings,
  };
}

function sentenceOf(message: string): string {
  return message.replace(/^(?:Inlay: )?(.)/, (_, first: string) => first.toUpperCase());
}

/** Weakest first, like `findSources` of the loader. */
function sourcesIn(page: PageDocument, loader: PageElement | undefined): PlacedSource[] {
  const scripts = (part: string, isTrusted: boolean) =>
    page.querySelectorAll(`${part} script[data-inlay-config]`).map((element) => ({
      from: 'data-inlay-config',
      isTrusted,
      values: parseSetting(element.textContent),
      element,
    }));
  return [
    ...scripts('body', false),
    ...scripts('head', true),
    ...page.querySelectorAll('script').flatMap(assignmentIn),
    ...(loader ? [{ from: LOADER_TAG, isTrusted: true, values: loader.dataset, element: loader }] : []),
  ];
}

/** `window.inlayConfig = {…}` if its value is JSON. Other code would have to run. */
function assignmentIn(element: PageElement): PlacedSource[] {
  const text = /\binlayConfig\s*=\s*(\{[\s\S]*\})\s*;?\s*$/.exec(element.textContent)?.[1];
  const values = text ? parseSetting(text) : undefined;
  return values && !(values instanceof Error) ? [{ from: 'window.inlayConfig', isTrusted: true, values, element }] : [];
}
