import { config } from '../../../core';
import { addressOf } from '../address';

/** `{folder}/{id}/index.js`; in preview mode the state that is not published yet, `{folder}/preview/{id}/index.js`. */
export function scriptAddress(id: string): string {
  const folder = addressOf('bespoke', config().mode === 'preview' ? `preview/${id}` : id);
  return new URL(`${folder}/index.js`, location.href).href;
}
