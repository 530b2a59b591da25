/** What outlives the page: storage. */
export const withMemory = onDemand(() => import('./memory'));
/** What others answered. */
export const withService = onDemand(() => import('./service'));

/** Does something with a module, once it is there. A quiz without it is a quiz all the same, so failures stay unheard. */
function onDemand<M>(load: () => Promise<M>) {
  let loading: Promise<M> | undefined;
  return <T>(action: (module: M) => T | Promise<T>): Promise<T | undefined> => {
    loading ??= load();
    return loading.then(action).catch(() => undefined);
  };
}
