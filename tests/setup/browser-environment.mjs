import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with the platform's globals that it hides: fetch, crypto, streams and structuredClone. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of [
      'fetch',
      'Request',
      'Response',
      'Headers',
      'structuredClone',
      'TextEncoder',
      'TextDecoder',
      'ReadableStream',
    ]) {
      this.global[name] ??= globalThis[name];
    }
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
    this.global.AbortController = globalThis.AbortController;
    this.global.AbortSignal = globalThis.AbortSignal;
    const open = (this.channels = new Set());
    // Node's channels outlive the page that opened them, and would call into the next test.
    this.global.BroadcastChannel = class extends globalThis.BroadcastChannel {
      constructor(name) {
        super(name);
        open.add(this);
      }
    };
  }

  async teardown() {
    for (const channel of this.channels) channel.close();
    await super.teardown();
  }
}
