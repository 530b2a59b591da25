import { HttpError } from '../../core';

/** Waits for code that a call needs. Without it there is no call, as there is none without a connection. */
export async function orOffline<T>(chunk: Promise<T>): Promise<T> {
  try {
    return await chunk;
  } catch (cause) {
    throw new HttpError('offline', 'chunk', { cause });
  }
}
