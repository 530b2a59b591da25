/** The modules that the page may use, and the import of their chunks and of the runtime. */
import type { Module, Texts, Widget } from '../contract';
import type { LoaderHost, Runtime } from '../lifecycle';
import { importChunk } from './import-chunk';
import { importWithRetry } from './import-module';
import { unpack, type PackedManifest } from './manifest';

declare const INLAY_MANIFEST: PackedManifest;

interface Page {
  /** URL of the folder that the chunks are in. */
  readonly base: string;
  readonly language: string;
  /** Only `inlay-` names are ours. */
  readonly isPrefixed: boolean;
  readonly isEditing: boolean;
  /** The interface for the runtime, without the texts. */
  readonly host: Omit<LoaderHost, 'texts'>;
}

export const modules = unpack(INLAY_MANIFEST);

/** Undefined until it has loaded and started. */
export let runtime: Runtime | undefined;

/** Undefined until the page is parsed and its configuration read. */
export let page: Page;

let pendingRuntime: Promise<Runtime> | undefined;
let onBegun: () => void;

/** Resolves once the page is parsed and its configuration read. */
export const begun = new Promise<void>((resolve) => (onBegun = resolve));

export function begin(begunPage: Page) {
  page = begunPage;
  onBegun();
}

export function loadRuntime(): Promise<Runtime> {
  return (pendingRuntime ??= begun
    .then(() => Promise.all([importModule<Runtime>(modules.get('_runtime')!), fetchTexts(page.language)]))
    .then(async ([loaded, texts]) => {
      await loaded.start({ ...page.host, texts });
      return (runtime = loaded);
    }));
}

/**
 * Loads a widget and its dependencies, once. Rejects with a LoadError, or with the error of a third party's function.
 */
export function loadModule(module: Module): Promise<void> {
  return (module.pending ??= fetchModule(module));
}

async function fetchModule(module: Module) {
  try {
    // Each import takes a phone several milliseconds: the runtime is requested first, each module in a later task.
    await Promise.all([
      loadRuntime(),
      module.widget || new Promise((resolve) => setTimeout(resolve)).then(() => importWidget(module)),
    ]);
  } catch (cause) {
    const reason = (cause as Error | undefined)?.message ?? 'no answer in time';
    throw Object.assign(new Error(`${module.name}: ${module.url} could not be loaded: ${reason}`), {
      name: 'LoadError',
      cause,
    });
  }
  await runtime!.complete(module);
}

async function importWidget(module: Module) {
  // Shared chunks are requested beside the widget's, so that no waterfall forms; their failure is the widget's.
  for (const file of module.shared ?? []) importChunk(urlOf(file)).catch(() => {});
  const chunk = await importModule<{ default?: Widget } & Record<string, Widget>>(module);
  // Widgets that share a file are exported by their names.
  module.widget = chunk.default ?? chunk[module.name];
}

/** English is bundled with the chunks. If another language cannot be loaded, the texts are English. */
export async function fetchTexts(language: string): Promise<Texts | undefined> {
  const module = modules.get(`_${language.slice(0, 2).toLowerCase()}`);
  return module && importModule<Texts>(module).catch(() => undefined);
}

function importModule<T>(module: Module): Promise<T> {
  return importWithRetry<T>(importChunk, urlOf(module.url!));
}

function urlOf(file: string): string {
  return new URL(file, page.base).href;
}
