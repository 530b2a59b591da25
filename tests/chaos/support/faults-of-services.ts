import { readDemo } from '../../e2e/setup/demo.ts';
import type { Fault } from '../../../demo/services/faults/faults.ts';

/** Requests a fault from the services. Tests share them, so limit the path to one visitor and the number of faults. */
export async function orderFault(fault: Fault & { times: number }): Promise<void> {
  const answer = await fetch(`${readDemo().site}/services/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  if (answer.status !== 204) throw new Error(`The services refused the fault: ${answer.status} ${await answer.text()}`);
}
