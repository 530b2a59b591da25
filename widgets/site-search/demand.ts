type Demanded = typeof import('./demanded');

let pending: Promise<Demanded> | undefined;
let loaded: Demanded | undefined;

/** Fetches what an act of the visitor needs, once; after a failure again. */
export async function demand(): Promise<Demanded> {
  try {
    return (loaded = await (pending ??= import('./demanded')));
  } catch (error) {
    pending = undefined;
    throw error;
  }
}

/** For a visitor who comes near, and is about to act. */
export function prepare() {
  demand().catch(() => {});
}

export function demanded(): Demanded | undefined {
  return loaded;
}
