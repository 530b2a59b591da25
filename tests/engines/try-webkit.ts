/** Exits with 0 if WebKitGTK starts and opens a page. Some machines have it but cannot render. */
import { startWebKit } from './setup/webkit.ts';

const engine = await startWebKit();
await engine.open('about:blank');
await engine.close();
