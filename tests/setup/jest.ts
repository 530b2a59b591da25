import '@testing-library/jest-dom';
import { cleanup, configure, getConfig, prettyDOM } from 'testing';
import { computedStyle } from './computed-style';

// Generous, for busy machines.
jest.setTimeout(20_000);
configure({ asyncUtilTimeout: 5_000, getElementError });
if (process.env.TEST_RETRIES) jest.retryTimes(Number(process.env.TEST_RETRIES), { logErrorsBeforeRetry: true });

/** A query that waits throws at every attempt. Only the last error is read, so only that one prints the document. */
function getElementError(message: string | null, container: Element): Error {
  const print = () => `${message}\n\n${prettyDOM(container)}`;
  const config = getConfig();
  const isAttempt = '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true;
  const error = new Error(isAttempt ? '' : print());
  if (isAttempt) Object.defineProperty(error, 'message', { get: print, configurable: true });
  error.name = 'TestingLibraryElementError';
  return error;
}

class SheetStandIn {
  text = '';
  replaceSync(text: string) {
    this.text = text;
  }
}

/** Every observed element counts as in view: jsdom has no layout. */
class ObserverStandIn implements Pick<IntersectionObserver, 'observe' | 'unobserve' | 'disconnect'> {
  constructor(private readonly onChange: IntersectionObserverCallback | ResizeObserverCallback) {}
  observe(target: Element) {
    queueMicrotask(() =>
      (this.onChange as (entries: unknown[], observer: unknown) => void)(
        [{ target, isIntersecting: true, contentRect: target.getBoundingClientRect() }],
        this,
      ),
    );
  }
  unobserve() {}
  disconnect() {}
}

/** A message arrives in a later task. Its timer is a real one where a test has fake timers. */
const { setTimeout: inLaterTask } = window;
class ChannelStandIn {
  readonly port1: { onmessage?: () => void; close(): void } = { close() {} };
  readonly port2 = { postMessage: () => void inLaterTask(() => this.port1.onmessage?.()) };
}

Object.assign(window, {
  CSSStyleSheet: SheetStandIn,
  getComputedStyle: computedStyle,
  IntersectionObserver: window.IntersectionObserver ?? ObserverStandIn,
  MessageChannel: window.MessageChannel ?? ChannelStandIn,
  ResizeObserver: window.ResizeObserver ?? ObserverStandIn,
  matchMedia:
    window.matchMedia ??
    ((media: string) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} })),
});
document.adoptedStyleSheets ??= [];
Performance.prototype.getEntriesByType ??= () => [];
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.scroll ??= Element.prototype.scrollTo ??= () => {};

HTMLDialogElement.prototype.show ??= function show(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement, value?: string) {
  if (!this.open) return;
  this.open = false;
  if (value !== undefined) this.returnValue = value;
  this.dispatchEvent(new Event('close'));
};

// jsdom cannot play media; this reports playing and pausing.
HTMLMediaElement.prototype.play = function play(this: HTMLMediaElement) {
  Object.defineProperty(this, 'paused', { configurable: true, value: false });
  this.dispatchEvent(new Event('play'));
  return Promise.resolve();
};
HTMLMediaElement.prototype.pause = function pause(this: HTMLMediaElement) {
  if (this.paused) return;
  Object.defineProperty(this, 'paused', { configurable: true, value: true });
  this.dispatchEvent(new Event('pause'));
};
HTMLMediaElement.prototype.load = () => {};

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});
