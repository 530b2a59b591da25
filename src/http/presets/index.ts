/** Configurations of well-known products, by the `preset` of a service. Late: pages without a preset do not load them. */
import { type Config, config, configure, type ServiceNames, warnOfMember } from '../../core/config';
import type { ConfigSource } from '../../contract';
import { ACCOUNTS } from './accounts';
import { SEARCH } from './search';

/** A preset, for the options that its service is configured with. */
export interface Preset {
  readonly service: (options: Readonly<Record<string, string>>) => ServiceNames;
  /** Required options, with an example of each. */
  readonly required?: Readonly<Record<string, string>>;
  /** Other settings that the preset requires, such as the mode of the session. */
  readonly config?: Readonly<Record<string, unknown>>;
}

/** Service → name → preset. */
const PRESETS: Readonly<Record<string, Readonly<Record<string, Preset>>>> = {
  search: SEARCH,
  user: ACCOUNTS,
};

type Warn = typeof warnOfMember;

/** Configures the page again, with the settings of the services' presets. The page's own settings override them. */
export function configureWithPresets(sources: readonly ConfigSource[], warn: Warn = warnOfMember): Config {
  const services: Record<string, ServiceNames> = {};
  const elsewhere: ConfigSource[] = [];
  for (const [name, siteNames] of Object.entries(config().services) as [string, ServiceNames | string][]) {
    if (typeof siteNames === 'string' || !siteNames.preset) continue;
    const preset = presetOf(name, siteNames, warn);
    if (!preset) continue;
    services[name] = merged(preset.service({ ...siteNames.options }), siteNames);
    elsewhere.push({ from: `preset "${siteNames.preset}"`, isTrusted: true, values: preset.config });
  }
  // Its problems were reported already.
  return configure([...elsewhere, ...sources, { from: 'presets', isTrusted: true, values: { services } }], () => {});
}

function presetOf(name: string, { preset, options = {} }: ServiceNames, warn: Warn): Preset | undefined {
  const offered = PRESETS[name] ?? {};
  const names = Object.keys(offered).map((each) => `"${each}"`);
  const found = Object.hasOwn(offered, preset!) ? offered[preset!] : undefined;
  if (!found)
    warn(`services.${name}.preset`, names.length ? names.join(' or ') : 'left out: this service has none', preset);
  for (const [option, example] of Object.entries(found?.required ?? {}))
    if (!options[option]) warn(`services.${name}.options.${option}`, `a text such as "${example}"`, options[option]);
  return found;
}

/** Merges call by call, and field by field. */
function merged(preset: ServiceNames, siteNames: ServiceNames): ServiceNames {
  const both = <V>(key: keyof ServiceNames) => ({ ...(preset[key] as object), ...(siteNames[key] as object) }) as V;
  const deep = (key: 'request' | 'response') => {
    const names: Record<string, Record<string, string>> = {};
    for (const [call, fields] of [...Object.entries(preset[key] ?? {}), ...Object.entries(siteNames[key] ?? {})])
      names[call] = { ...names[call], ...fields };
    return names;
  };
  return {
    ...preset,
    ...siteNames,
    paths: both('paths'),
    headers: both('headers'),
    fixedHeaders: both('fixedHeaders'),
    errors: both('errors'),
    templates: both('templates'),
    values: both('values'),
    before: both('before'),
    remembers: both('remembers'),
    request: deep('request'),
    response: deep('response'),
  };
}
