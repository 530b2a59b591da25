import { startWordPress, type WordPress } from './index.mjs';

export interface Site {
  readonly wordpress: WordPress;
  readonly server: Awaited<ReturnType<WordPress['serve']>>;
  stop(): Promise<void>;
}

/** Serves a WordPress with the plugin of `dist`. Throws the message of WordPress if it cannot be activated. */
export async function startSite(): Promise<Site> {
  const wordpress = await startWordPress();
  const server = await wordpress.serve('');
  const stop = async () => {
    server.stop();
    await wordpress.stop();
  };
  try {
    await wordpress.useTheme('twentytwentythree');
    await wordpress.addPlugin('dist/cms/inlay-wordpress.zip');
    const problem = await wordpress.plugin('activate');
    if (problem) throw new Error(problem);
    return { wordpress, server, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
