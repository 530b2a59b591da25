import { refine, size, string } from 'superstruct';

/** A password as typed: never trimmed. Longer ones are rejected before they are hashed. */
export const password = refine(size(string(), 0, 1024), 'required', (value) => value !== '' || 'it is empty');
