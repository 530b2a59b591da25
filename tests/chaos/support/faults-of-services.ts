import { readDemo } from '../../e2e/setup/demo.ts';
import type { Fault } from '../../../demo/services/faults/faults.ts';

/**
 * Orders a disturbance from the services themselves. Tests share them, so the
 * path should be one visitor's own, and the disturbance a counted one.
 */
export async function orderFault(fault: Fault & { times: number }): Promise<void> {
  const answer = await fetch(`${readDemo().site}/services/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  if (answer.status !== 204) throw new Error(`The services refused the fault: ${answer.status} ${await answer.text()}`);
}
