import { namesOf } from '../http';

/**
 * Whether the configured back end receives a field of a call. Forms leave out the others: what a visitor types into
 * them would be lost without a word.
 */
export function isFieldSent(call: 'register' | 'registerPartially' | 'updateUser', field: string): boolean {
  const { templates, request } = namesOf('user');
  const template = templates?.[call];
  return template ? JSON.stringify(template).includes(`{${field}}`) : request?.[call]?.[field] !== '';
}
