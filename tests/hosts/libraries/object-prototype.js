/** What scripts of the last century do to every object: enumerable, and named like options of ours. */
Object.assign(Object.prototype, {
  each() {},
  title: 'planted',
  method: 'DELETE',
  headers: 'planted',
  key: 'planted',
  language: 'xx',
  extend(more) {
    return Object.assign(this, more);
  },
  clone() {
    return Object.assign({}, this);
  },
});
