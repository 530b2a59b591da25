/** Ends well where WebKitGTK starts and opens a page. Some machines have it, and nothing that it could draw with. */
import { startWebKit } from './setup/webkit.ts';

const engine = await startWebKit();
await engine.open('about:blank');
await engine.close();
