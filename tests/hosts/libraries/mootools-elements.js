/**
 * A stand-in for the browser half of MooTools 1.4 and 1.5, written for these pages: npm has only the half for
 * servers, which is the real one. Everything here becomes a method of every element by MooTools' own `implement`.
 */
(() => {
  const NativeElement = window.Element;
  const Element = (window.Element = function (name, properties) {
    return document.createElement(name).set(properties);
  });
  Element.prototype = NativeElement.prototype;
  new window.Type('Element', Element);
  window.document.id = window.$ = (element) => (typeof element === 'string' ? document.getElementById(element) : element);
  window.$$ = (selector) => Array.from(document.querySelectorAll(selector));
  Element.implement({
    set: function (name, value) {
      if (name === 'html') this.textContent = value;
      else this.setAttribute(name, value);
    }.overloadSetter(),
    get: function (name) {
      return this.getAttribute(name);
    }.overloadGetter(),
    inject(parent) {
      parent.appendChild(this);
      return this;
    },
    dispose() {
      return this.parentNode ? this.parentNode.removeChild(this) : this;
    },
    clone() {
      return this.cloneNode(true);
    },
    empty() {
      Array.from(this.childNodes).each((node) => node.parentNode.removeChild(node));
      return this;
    },
    getElements(selector) {
      return Array.from(this.querySelectorAll(selector));
    },
    addEvent(name, listener) {
      this.addEventListener(name, listener);
      return this;
    },
    scrollTo(left, top) {
      this.scrollLeft = left;
      this.scrollTop = top;
      return this;
    },
    toggleClass(name) {
      this.classList.toggle(name);
      return this;
    },
  });
  // The name of the event of old, for scripts written before 1.3.
  window.DOMEvent = window.Event = function (event) {
    return Object.assign(this, { event, type: event.type, target: event.target });
  };
})();
