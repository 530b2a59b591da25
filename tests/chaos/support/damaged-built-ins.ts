/** What Prototype.js, MooTools and careless code do to the built-ins. */
export const DAMAGE = `
  Object.prototype.each = function () {};
  Object.prototype.title = 'planted';
  Array.prototype.toJSON = function () { return 'broken by Prototype.js'; };
  String.prototype.toJSON = function () { return '"' + this + '"'; };
  Array.prototype.include = Array.prototype.clone = Array.prototype.compact = function () { return this; };
  Array.from = function (list) { var copy = []; for (var i = 0; list && i < list.length; i++) copy.push(list[i]); return copy; };
  Array.prototype.reduce = function (first) { return this.length > 1 ? this : this[0]; };
  Function.prototype.bind = function (self) { var fn = this, given = [].slice.call(arguments, 1); return function () { return fn.apply(self, given.concat([].slice.call(arguments))); }; };
  Element.prototype.remove = function () { this.parentNode && this.parentNode.removeChild(this); return this; };
  document.getElementsByClassName = function (name) { return [].slice.call(document.querySelectorAll('.' + name)); };
  window.$ = function (id) { return document.getElementById(id); };
`;
