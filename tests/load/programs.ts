import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A server program of the system, which may be killed. */
export interface Program {
  port: number;
  pid(): number;
  /** Kills it without a shutdown, and restarts it; resolves when it accepts connections. */
  killAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  port: number;
  /** Most servers refuse to run as root. */
  owner?: { uid: number; gid: number } | undefined;
  cwd?: string;
  isReady?: () => Promise<boolean>;
}

/** Starts `command`; resolves when it is ready, by default when its port is open. */
export async function startProgram(
  command: string,
  parameters: readonly string[],
  { port, owner, cwd, isReady = () => isOpen(port) }: Options,
): Promise<Program> {
  const begin = () => spawn(command, parameters, { ...owner, ...(cwd && { cwd }), stdio: 'ignore' });

  /** A killed server may leave children or its port behind, and until they are gone the next one cannot start. */
  async function untilReady(first: ChildProcess): Promise<ChildProcess> {
    let server = first;
    for (;;) {
      if (await isReady()) return server;
      if (server.exitCode !== null) server = begin();
      await wait(200);
    }
  }

  let server = await untilReady(begin());
  const end = async (signal: NodeJS.Signals) => {
    const exited = once(server, 'exit');
    server.kill(signal);
    await exited;
  };
  return {
    port,
    pid: () => server.pid!,
    async killAndRestart() {
      await end('SIGKILL');
      server = await untilReady(begin());
    },
    stop: () => end('SIGINT'),
  };
}

/** Throws what to install if a program is missing. */
export function requireProgram(name: string): void {
  if (spawnSync(name, ['--version'], { stdio: 'ignore' }).error)
    throw new Error(`load: there is no ${name} here. Install Debian's "${name}".`);
}

/** The user of Debian's PostgreSQL package. Undefined if this process is not root. */
export function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString());
  return { uid: id('-u'), gid: id('-g') };
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

export async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
