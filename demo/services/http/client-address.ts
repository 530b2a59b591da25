import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** The client's address, for rate limits. A forwarded address is used only behind a configured balancer. */
export function clientAddress(context: Context, { trustProxy }: { trustProxy: boolean }): string {
  const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded || socketAddress(context);
}

function socketAddress(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? 'unknown';
  } catch {
    // A request made inside the process has no socket.
    return 'inside';
  }
}
