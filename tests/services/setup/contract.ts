import assert from 'node:assert/strict';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OpenApiDocument } from '../../../demo/services/openapi/document.ts';
import type { OperationDescription } from '../../../demo/services/openapi/types.ts';

export interface Route {
  method: string;
  path: string;
  operation: OperationDescription;
}

/** Checks requests and responses against the published OpenAPI document. */
export interface Contract {
  document: OpenApiDocument;
  route(operationId: string): Route;
  /** Throws if a body is invalid for the operation. */
  checkRequest(route: Route, body: unknown): void;
  /** Throws if a status is not documented, or a body does not match its schema. */
  checkAnswer(route: Route, status: number, body: unknown): void;
}

export async function loadContract(origin: string): Promise<Contract> {
  const document = (await (await fetch(`${origin}/services/openapi.json`)).json()) as OpenApiDocument;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ ...document, $id: 'contract' });
  const routes = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Route => ({ method, path, operation })),
  );

  const check = (steps: string[], value: unknown, what: string) => {
    const pointer = steps.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
    const validate = ajv.getSchema(`contract#/${pointer}`);
    assert.ok(validate, `${what}: no schema at ${pointer}`);
    assert.ok(
      validate(value),
      `${what} breaks the contract: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(value, null, 2)}`,
    );
  };

  return {
    document,
    route(operationId) {
      const route = routes.find(({ operation }) => operation.operationId === operationId);
      assert.ok(route, `The contract has no operation "${operationId}".`);
      return route;
    },
    checkRequest({ method, path, operation }, body) {
      const [type] = Object.keys(operation.requestBody?.content ?? {});
      assert.ok(type, `${operation.operationId} takes no body.`);
      check(
        ['paths', path, method, 'requestBody', 'content', type, 'schema'],
        body,
        `The request of ${operation.operationId}`,
      );
    },
    checkAnswer({ method, path, operation }, status, body) {
      const answer = operation.responses[String(status)];
      assert.ok(
        answer,
        `${operation.operationId} answered ${status}, which the contract does not know: ${JSON.stringify(body)}`,
      );
      const [type] = Object.keys(answer.content ?? {});
      if (!type) return assert.equal(body, undefined, `${operation.operationId} answered a body with ${status}.`);
      check(
        ['paths', path, method, 'responses', String(status), 'content', type, 'schema'],
        body,
        `The ${status} of ${operation.operationId}`,
      );
    },
  };
}
