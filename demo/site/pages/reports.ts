import { Hono } from 'hono';
import { hasSession } from '../backend.ts';
import { findReport } from '../reports/report.ts';
import type { Env } from '../site.ts';

/**
 * Files for registered readers. The server itself rejects everybody else, so the gate does not depend on scripts:
 * without them, the sign-in form leads to the file.
 */
export const reports = new Hono<Env>().get('/reports/:file{[a-z0-9-]+\\.pdf}', async (c, next) => {
  const report = findReport(c.get('view').site, c.req.param('file').slice(0, -'.pdf'.length));
  if (!report) return next();
  c.header('cache-control', 'private, no-store');
  if (!(await hasSession(c))) return c.redirect(`/account/sign-in?redirectUrl=${encodeURIComponent(report.path)}`, 303);
  c.header('content-type', 'application/pdf');
  c.header('content-disposition', `attachment; filename="${c.req.param('file')}"`);
  c.header('x-content-type-options', 'nosniff');
  return c.body(report.pdf.bytes);
});
