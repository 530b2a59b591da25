/** Polyfills that do not ask whether they are needed, and know the standard of their year. */
Object.assign = function (target, ...sources) {
  for (const source of sources) for (const key in source) if (Object.prototype.hasOwnProperty.call(source, key)) target[key] = source[key];
  return target;
};
Object.keys = function (object) {
  const keys = [];
  for (const key in object) if (Object.prototype.hasOwnProperty.call(object, key)) keys.push(key);
  return keys;
};
Array.prototype.includes = function (item) {
  return this.indexOf(item) >= 0;
};
Array.prototype.find = function (test) {
  return this.filter(test)[0];
};
String.prototype.startsWith = function (text) {
  return this.slice(0, text.length) === text;
};
String.prototype.trim = function () {
  return this.replace(/^\s+|\s+$/g, '');
};
window.requestAnimationFrame = (callback) => setTimeout(() => callback(Date.now()), 16);
window.cancelAnimationFrame = (id) => clearTimeout(id);
window.CustomEvent = function (type, { bubbles = false, cancelable = false, detail = null } = {}) {
  const event = document.createEvent('CustomEvent');
  event.initCustomEvent(type, bubbles, cancelable, detail);
  return event;
};
Element.prototype.matches = Element.prototype.webkitMatchesSelector;
Element.prototype.closest = function (selector) {
  let element = this;
  while (element && element.nodeType === 1 && !element.matches(selector)) element = element.parentNode;
  return element && element.nodeType === 1 ? element : null;
};
Promise.prototype.finally = undefined;
window.requestIdleCallback = undefined;
