/**
 * A stand-in for MooTools 1.2, written for these pages: `Element`, `Event` and `JSON` are its own, and every type carries its methods.
 */
(() => {
  const slice = Array.prototype.slice;
  const parse = JSON.parse;
  const stringify = JSON.stringify;
  const NativeElement = window.Element;

  window.$type = (value) => (value == null ? false : value.$family ? value.$family.name : value.nodeName ? 'element' : typeof value);
  window.$ = window.$pick = (element) => (typeof element === 'string' ? document.getElementById(element) : element);
  window.$$ = (selector) => slice.call(document.querySelectorAll(selector));
  window.$A = (iterable) => slice.call(iterable);
  window.$merge = (...all) => Object.assign({}, ...all);

  Object.assign(Array.prototype, {
    $family: { name: 'array' },
    each(visit, self) {
      this.forEach(visit, self);
    },
    clean() {
      return this.filter((value) => value != null);
    },
    associate(keys) {
      return Object.assign({}, ...keys.map((key, index) => ({ [key]: this[index] })));
    },
    link(object) {
      return object;
    },
    contains(item, from) {
      return this.indexOf(item, from) !== -1;
    },
    extend(others) {
      for (let index = 0; index < others.length; index += 1) this.push(others[index]);
      return this;
    },
    include(item) {
      if (!this.contains(item)) this.push(item);
      return this;
    },
    erase(item) {
      for (let index = this.length; index > 0; index -= 1) if (this[index - 1] === item) this.splice(index - 1, 1);
      return this;
    },
    empty() {
      this.length = 0;
      return this;
    },
    getLast() {
      return this[this.length - 1];
    },
    // Into itself, by one level: older than `Array.prototype.flat`.
    flatten() {
      return [].concat(...this);
    },
  });
  Object.assign(String.prototype, {
    $family: { name: 'string' },
    test(pattern) {
      return new RegExp(pattern).test(this);
    },
    contains(text, separator) {
      return separator ? (separator + this + separator).indexOf(separator + text + separator) > -1 : this.indexOf(text) > -1;
    },
    trim() {
      return this.replace(/^\s+|\s+$/g, '');
    },
    clean() {
      return this.replace(/\s+/g, ' ').trim();
    },
    camelCase() {
      return this.replace(/-\D/g, (match) => match.charAt(1).toUpperCase());
    },
    toInt(base) {
      return parseInt(this, base || 10);
    },
  });
  Object.assign(Number.prototype, { $family: { name: 'number' }, limit: (low, high) => Math.min(high, Math.max(low, this)) });
  Object.assign(Function.prototype, {
    $family: { name: 'function' },
    extend(more) {
      return Object.assign(this, more);
    },
    // The second parameter is the list of arguments, not the first of them.
    bind(self, given) {
      const inner = this;
      return function (...rest) {
        return inner.apply(self, given === undefined ? rest : [].concat(given));
      };
    },
    pass(given, self) {
      return () => this.apply(self, [].concat(given));
    },
    delay(time) {
      return setTimeout(this, time);
    },
    attempt(...given) {
      try {
        return this(...given);
      } catch {
        return null;
      }
    },
  });

  // A hash of its own under the name of the native object.
  window.JSON = { encode: stringify, decode: parse, stringify, parse };
  window.Event = function (event) {
    return Object.assign(this, { event, type: event.type, target: event.target, key: event.key });
  };
  window.Element = function (name, properties = {}) {
    const element = document.createElement(name);
    return element.set(properties);
  };
  window.Element.prototype = NativeElement.prototype;
  Object.assign(NativeElement.prototype, {
    $family: { name: 'element' },
    set(properties) {
      for (const [key, value] of Object.entries(properties)) {
        if (key === 'html') this.textContent = value;
        else this.setAttribute(key, value);
      }
      return this;
    },
    get(name) {
      return this.getAttribute(name);
    },
    inject(parent) {
      parent.appendChild(this);
      return this;
    },
    grab(child) {
      this.appendChild(child);
      return this;
    },
    dispose() {
      return this.parentNode ? this.parentNode.removeChild(this) : this;
    },
    clone() {
      return this.cloneNode(true);
    },
    empty() {
      this.textContent = '';
      return this;
    },
    getElements(selector) {
      return slice.call(this.querySelectorAll(selector));
    },
    addEvent(name, listener) {
      this.addEventListener(name, listener);
      return this;
    },
    setStyle(name, value) {
      this.style[name] = value;
      return this;
    },
    scrollTo(left, top) {
      this.scrollLeft = left;
      this.scrollTop = top;
      return this;
    },
    getSize() {
      return { x: this.offsetWidth, y: this.offsetHeight };
    },
  });
})();
