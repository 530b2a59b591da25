/** What Prototype.js 1.7 did beyond the rest: an `Element` that makes elements, and ways to read and to lose what is kept for them. */
(() => {
  const native = window.Element;
  window.Element = function (name, attributes = {}) {
    const element = document.createElement(name);
    Object.keys(attributes).forEach((key) => element.setAttribute(key, attributes[key]));
    return element;
  };
  Object.extend(window.Element, native);
  window.Element.prototype = native.prototype;
  Object.assign(native.prototype, {
    clone(isDeep) {
      return this.cloneNode(isDeep);
    },
    store(key, value) {
      (this.kept = this.kept || {})[key] = value;
      return this;
    },
    retrieve(key) {
      return (this.kept || {})[key];
    },
    purge() {
      this.kept = undefined;
      return this;
    },
  });
  window.Form = { serialize: (form) => form.serialize() };
})();
