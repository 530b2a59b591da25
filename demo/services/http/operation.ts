import type { Context, Hono } from 'hono';
import { nameRoute } from '../observe/requests.ts';
import type { OperationDescription } from '../openapi/types.ts';

export type Handler = (context: Context) => Response | Promise<Response>;

/** A route together with its OpenAPI description. */
export interface Operation {
  method: 'get' | 'post' | 'patch' | 'delete';
  /** As in OpenAPI: `/services/user/v2/users/{userId}`. */
  path: string;
  description: OperationDescription;
  handle: Handler;
}

export function mountOperations(app: Hono, operations: readonly Operation[]): void {
  for (const { method, path, handle } of operations) {
    app.on(method.toUpperCase(), path.replaceAll(/\{(\w+)\}/g, ':$1'), (context) => {
      nameRoute(context, path);
      return handle(context);
    });
  }
}
