import { readFileSync } from 'node:fs';
import type { Hono } from 'hono';
import type { Operation } from '../http/operation.ts';
import type { Addresses } from '../http/origins.ts';
import { describe } from './document.ts';
import { contractPage } from './page.ts';

const styles = readFileSync(new URL('contract.css', import.meta.url), 'utf8');
const policy = "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'";

/** The API description twice: as JSON at /services/openapi.json, as a page at /services. */
export function mountContract(app: Hono, operations: readonly Operation[], addresses: Addresses): void {
  app.get('/services/openapi.json', (context) => context.json(describe(operations, addresses.site)));
  app.get('/services', (context) =>
    context.html(contractPage(describe(operations, addresses.site)), 200, { 'Content-Security-Policy': policy }),
  );
  app.get('/services/contract.css', (context) =>
    context.body(styles, 200, { 'content-type': 'text/css; charset=utf-8' }),
  );
}
