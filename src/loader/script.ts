import { start } from './main';

declare const INLAY_MANIFEST: import('./manifest').PackedManifest;

// Not `document.currentScript`: an `<img name="currentScript">` in an article would answer for it, and choose where our code comes from.
const script = Reflect.get(Document.prototype, 'currentScript', document) as HTMLScriptElement | null;

start(script ?? document.querySelector('script[data-base]'), INLAY_MANIFEST);
