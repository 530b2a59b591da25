/** What Prototype.js 1.5 did beyond the rest: it came before `JSON` and `reduce`, and took the names. */
Object.assign(Array.prototype, {
  toJSON() {
    return `[${this.map((value) => Object.toJSON(value)).join(', ')}]`;
  },
  reduce() {
    return this.length > 1 ? this : this[0];
  },
});
String.prototype.toJSON = function () {
  return `"${this}"`;
};
Number.prototype.toJSON = function () {
  return isFinite(this) ? this.toString() : 'null';
};
Date.prototype.toJSON = function () {
  return `"${this.toISOString()}"`;
};
Object.toJSON = (value) => (value && value.toJSON ? value.toJSON() : String(value));
document.getElementsByClassName = (name) => window.$A(document.querySelectorAll(`.${name}`));
window.Element.prototype.getElementsByClassName = function (name) {
  return window.$A(this.querySelectorAll(`.${name}`));
};
