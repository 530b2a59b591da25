declare module 'http-server' {
  import type { Server } from 'node:http';

  interface Options {
    root: string;
    cors?: boolean;
    brotli?: boolean;
    gzip?: boolean;
    showDir?: 'true' | 'false';
    cache?: number | ((path: string) => string | number);
    headers?: Record<string, string>;
  }

  export function createServer(options: Options): { server: Server };
}
