/**
 * A stand-in for Prototype.js, written for these pages: what all its versions put on the built-ins, by the
 * same names and with the same wrong ideas of what browsers have had since. What single versions did is beside.
 */
(() => {
  const stop = {};
  const slice = Array.prototype.slice;
  const native = { bind: Function.prototype.bind, reverse: Array.prototype.reverse };

  window.$A = (iterable) => {
    if (!iterable) return [];
    if ('toArray' in Object(iterable)) return iterable.toArray();
    const results = new Array(iterable.length || 0);
    for (let index = 0; index < results.length; index += 1) results[index] = iterable[index];
    return results;
  };
  window.$ = (element) => (typeof element === 'string' ? document.getElementById(element) : element);
  window.$$ = (selector) => window.$A(document.querySelectorAll(selector));
  window.$F = (element) => window.$(element).value;
  window.$break = stop;
  // Knows neither maps nor the second parameter.
  Array.from = window.$A;

  const enumerable = {
    each(visit, self) {
      try {
        this._each((value, index) => visit.call(self, value, index));
      } catch (error) {
        if (error !== stop) throw error;
      }
      return this;
    },
    collect(visit = (value) => value, self) {
      const results = [];
      this.each((value, index) => results.push(visit.call(self, value, index)));
      return results;
    },
    findAll(test, self) {
      const results = [];
      this.each((value, index) => void (test.call(self, value, index) && results.push(value)));
      return results;
    },
    detect(test, self) {
      let result;
      this.each((value, index) => {
        if (!test.call(self, value, index)) return;
        result = value;
        throw stop;
      });
      return result;
    },
    all(test = (value) => value, self) {
      return !this.findAll((value, index) => !test.call(self, value, index)).length;
    },
    any(test = (value) => value, self) {
      return this.findAll(test, self).length > 0;
    },
    include(object) {
      return this.indexOf(object) >= 0;
    },
    inject(memo, visit) {
      this.each((value, index) => (memo = visit(memo, value, index)));
      return memo;
    },
    invoke(method, ...values) {
      return this.collect((value) => value[method](...values));
    },
    pluck(name) {
      return this.collect((value) => value[name]);
    },
    toArray() {
      return this.collect();
    },
    zip(...others) {
      return this.collect((value, index) => [value, ...others.map((other) => other[index])]);
    },
  };
  Object.assign(enumerable, { map: enumerable.collect, find: enumerable.detect, select: enumerable.findAll, filter: enumerable.findAll, member: enumerable.include, entries: enumerable.toArray, every: enumerable.all, some: enumerable.any });
  window.Enumerable = enumerable;
  Object.assign(Array.prototype, enumerable, {
    _each(visit) {
      for (let index = 0; index < this.length; index += 1) visit(this[index], index);
    },
    clear() {
      this.length = 0;
      return this;
    },
    first() {
      return this[0];
    },
    last() {
      return this[this.length - 1];
    },
    compact() {
      return this.findAll((value) => value !== undefined && value !== null);
    },
    flatten() {
      return this.inject([], (all, value) => all.concat(Array.isArray(value) ? value.flatten() : [value]));
    },
    without(...values) {
      return this.findAll((value) => !values.include(value));
    },
    uniq() {
      return this.inject([], (all, value) => (all.include(value) ? all : all.concat([value])));
    },
    clone() {
      return slice.call(this);
    },
    size() {
      return this.length;
    },
    reverse(inline) {
      return native.reverse.call(inline === false ? this.clone() : this);
    },
  });

  Object.extend = (target, source) => {
    // The loop that `Object.assign` replaced: inherited keys come along.
    for (const key in source) target[key] = source[key];
    return target;
  };
  Object.extend(Object, { clone: (object) => Object.extend({}, object), isArray: Array.isArray, isString: (value) => typeof value === 'string', isFunction: (value) => typeof value === 'function' });

  Object.assign(String.prototype, {
    gsub(pattern, replacement) {
      return this.split(pattern).join(replacement);
    },
    sub(pattern, replacement) {
      return this.replace(pattern, replacement);
    },
    strip() {
      return this.replace(/^\s+/, '').replace(/\s+$/, '');
    },
    stripTags() {
      return this.replace(/<\/?[^>]+>/gi, '');
    },
    truncate(length = 30) {
      return this.length > length ? `${this.slice(0, length - 3)}...` : String(this);
    },
    include(text) {
      return this.indexOf(text) > -1;
    },
    startsWith(text) {
      return this.indexOf(text) === 0;
    },
    endsWith(text) {
      return this.lastIndexOf(text) === this.length - text.length;
    },
    blank() {
      return /^\s*$/.test(this);
    },
    camelize() {
      return this.replace(/-+(.)?/g, (_, letter = '') => letter.toUpperCase());
    },
  });

  Object.assign(Function.prototype, {
    bind(self, ...given) {
      return arguments.length < 2 && self === undefined ? this : native.bind.call(this, self, ...given);
    },
    bindAsEventListener(self, ...given) {
      return (event) => this.call(self, event || window.event, ...given);
    },
    curry(...given) {
      return (...rest) => this(...given, ...rest);
    },
    defer(...given) {
      return setTimeout(() => this(...given), 10);
    },
    wrap(wrapper) {
      const inner = this;
      return (...given) => wrapper(inner, ...given);
    },
  });

  const methods = {
    visible() {
      return this.style.display !== 'none';
    },
    hide() {
      this.style.display = 'none';
      return this;
    },
    show() {
      this.style.display = '';
      return this;
    },
    toggle() {
      return this.visible() ? this.hide() : this.show();
    },
    update(content) {
      this.textContent = content;
      return this;
    },
    remove() {
      this.parentNode.removeChild(this);
      return this;
    },
    replace(content) {
      this.replaceWith(content);
      return this;
    },
    insert(content) {
      this.insertAdjacentText('beforeend', content);
      return this;
    },
    wrap(wrapper) {
      this.replaceWith(wrapper);
      wrapper.appendChild(this);
      return wrapper;
    },
    select(selector) {
      return window.$A(this.querySelectorAll(selector));
    },
    match(selector) {
      return this.matches(selector);
    },
    up() {
      return this.parentNode;
    },
    down(selector = '*') {
      return this.querySelector(selector);
    },
    next() {
      return this.nextElementSibling;
    },
    previous() {
      return this.previousElementSibling;
    },
    childElements() {
      return window.$A(this.children);
    },
    empty() {
      return !this.textContent.trim();
    },
    // To where the element is, not to where it was told: older than the native one.
    scrollTo() {
      const { left, top } = this.getBoundingClientRect();
      window.scrollTo(left + window.scrollX, top + window.scrollY);
      return this;
    },
    addClassName(name) {
      this.classList.add(name);
      return this;
    },
    setStyle(styles) {
      Object.assign(this.style, styles);
      return this;
    },
    observe(name, listener) {
      this.addEventListener(name, listener);
      return this;
    },
    fire(name) {
      this.dispatchEvent(new CustomEvent(name, { bubbles: true }));
      return this;
    },
    identify() {
      return (this.id = this.id || `anonymous_element_${Math.random()}`);
    },
  };
  Object.assign(HTMLElement.prototype, methods);
  Object.assign(Element.prototype, methods);
  Object.assign(HTMLInputElement.prototype, {
    clear() {
      this.value = '';
      return this;
    },
    present() {
      return this.value !== '';
    },
    activate() {
      this.focus();
      return this;
    },
    disable() {
      this.disabled = true;
      return this;
    },
  });
  Object.assign(HTMLFormElement.prototype, {
    serialize() {
      return new URLSearchParams(new FormData(this)).toString();
    },
    getElements() {
      return window.$A(this.elements);
    },
  });
  Object.assign(Event.prototype, {
    stop() {
      this.preventDefault();
      this.stopPropagation();
      this.stopped = true;
    },
    element() {
      return this.target;
    },
  });
})();
