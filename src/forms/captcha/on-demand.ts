import { SubmitError } from '../feedback/submit-error';
import type { CaptchaAdapter } from './adapter';
import { messages } from './messages';

/** What a provider's script calls back. */
export interface Callbacks {
  solved(token: string): void;
  expired(): void;
  failed(): void;
}

/** A provider's widget, as far as the providers agree. */
export interface ProviderWidget {
  execute(): void;
  reset(): void;
  remove(): void;
}

/**
 * The providers hand out tokens by callback, when the visitor has solved
 * whatever they ask. Each submit asks anew, so no token is used twice or too late.
 */
export function createOnDemand(render: (callbacks: Callbacks) => ProviderWidget): CaptchaAdapter {
  let settle: { resolve(token: string): void; reject(error: unknown): void } | undefined;

  const widget = render({
    solved: (token) => (token ? settle?.resolve(token) : refuse('unsolved')),
    expired: () => refuse('expired'),
    failed: () => refuse('unsolved'),
  });

  function refuse(key: 'unsolved' | 'expired') {
    settle?.reject(new SubmitError(key, { messages }));
  }

  return {
    token(signal) {
      return new Promise<string>((resolve, reject) => {
        settle = { resolve, reject };
        signal.addEventListener('abort', () => reject(signal.reason as unknown), { once: true });
        widget.reset();
        widget.execute();
      });
    },
    destroy: () => widget.remove(),
  };
}
