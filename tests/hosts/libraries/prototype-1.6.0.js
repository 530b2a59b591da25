/** What Prototype.js 1.6.0 did beyond the rest: `Element` became a plain function, and no element was an instance of it. */
(() => {
  const native = window.Element;
  window.Element = function (name, attributes = {}) {
    const element = document.createElement(name);
    Object.keys(attributes).forEach((key) => element.setAttribute(key, attributes[key]));
    return element;
  };
  Object.extend(window.Element, native);
  Array.prototype.toJSON = function () {
    return `[${this.map((value) => JSON.stringify(value)).join(', ')}]`;
  };
  String.prototype.toJSON = function () {
    return `"${this}"`;
  };
  window.Hash = function (object) {
    this._object = Object.clone(object);
  };
  window.$H = (object) => new window.Hash(object);
})();
