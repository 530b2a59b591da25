/** What frameworks before 2010 agreed to add to arrays, strings and functions, each in its own way. */
Object.assign(Array.prototype, {
  each(visit) {
    for (let index = 0; index < this.length; index += 1) visit(this[index], index);
    return this;
  },
  first() {
    return this[0];
  },
  last() {
    return this[this.length - 1];
  },
  contains(item) {
    return this.indexOf(item) >= 0;
  },
  remove(item) {
    if (this.contains(item)) this.splice(this.indexOf(item), 1);
    return this;
  },
  isArray: true,
  toJSON() {
    return `[${this.join(',')}]`;
  },
});
Object.assign(String.prototype, {
  format(...values) {
    return this.replace(/\{(\d+)\}/g, (_, index) => values[index]);
  },
  contains(text) {
    return this.indexOf(text) >= 0;
  },
  toJSON() {
    return `'${this}'`;
  },
});
Object.assign(Function.prototype, {
  delegate(self) {
    return this.bind(self);
  },
  delay(time) {
    return setTimeout(this, time);
  },
});
Date.prototype.toJSON = Number.prototype.toJSON = Boolean.prototype.toJSON = function () {
  return `planted ${this}`;
};
