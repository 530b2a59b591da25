/** The modules that the page may use, and the import of their chunks and of the runtime. */
import type { LoaderHost, Module, Runtime, Texts, Widget } from '../contract';
import { importChunk } from './import-chunk';
import { unpack, type PackedManifest } from './manifest';

declare const INLAY_MANIFEST: PackedManifest;

interface Page {
  /** Address of the folder that the chunks are in. */
  readonly base: string;
  readonly language: string;
  /** What the runtime is started with, but for the texts. */
  readonly host: Omit<LoaderHost, 'texts'>;
}

/** In milliseconds, for each of the two tries. */
const TIMEOUT = 10_000;

/** In milliseconds, after each try that failed: a network that blinked is back, and a page that was being left is gone. */
const PAUSE = 1_000;

export const modules = unpack(INLAY_MANIFEST);
/** Once it is there. */
export let runtime: Runtime | undefined;

let page: Page;
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
    .then(([loaded, texts]) => {
      loaded.start({ ...page.host, texts });
      return (runtime = loaded);
    }));
}

/** Fetches a widget and all that it needs, once. Rejects with a LoadError. */
export function loadModule(module: Module): Promise<void> {
  return (module.pending ??= fetchModule(module));
}

async function fetchModule(module: Module) {
  try {
    // Shared chunks are asked for beside the widget's, so that no waterfall forms; their failure is the widget's.
    for (const file of module.shared ?? []) importChunk(addressOf(file)).catch(() => {});
    await Promise.all([
      loadRuntime(),
      module.widget || importModule<{ default: Widget }>(module).then((chunk) => (module.widget = chunk.default)),
    ]);
  } catch (cause) {
    throw Object.assign(new Error(`${module.name}: its script could not be loaded`), { name: 'LoadError', cause });
  }
  await runtime!.complete(module);
}

/** English travels in the chunks; a language that cannot be fetched leaves its texts in English. */
export async function fetchTexts(language: string): Promise<Texts | undefined> {
  const module = modules.get(`_${language.slice(0, 2).toLowerCase()}`);
  return module && importModule<Texts>(module).catch(() => undefined);
}

/** Browsers remember a failed import by its address, so the one retry changes it. */
function importModule<T>(module: Module): Promise<T> {
  const url = addressOf(module.url!);
  return attempt<T>(url).catch(() => attempt<T>(`${url}?retry`));
}

function attempt<T>(url: string): Promise<T> {
  return Promise.race([importChunk<T>(url), rejectAfter(TIMEOUT)]).catch((error) => rejectAfter(PAUSE, error));
}

function rejectAfter(time: number, error?: unknown): Promise<never> {
  return new Promise((_, reject) => setTimeout(reject, time, error));
}

function addressOf(file: string): string {
  return new URL(file, page.base).href;
}
