import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A process that prints its addresses and then `ready`. */
export interface Running {
  pid: number;
  /** The address after a label of its output. */
  address(label: string): string;
  /** Sends SIGTERM; resolves when it has exited. */
  stop(): Promise<void>;
  /** Kills it without a shutdown. */
  kill(): Promise<void>;
  /** False once the process has exited for any reason. */
  isAlive(): boolean;
  /** Its errors in the log, and the reason for its end. */
  complaints(): string;
}

export async function startScript(
  script: string,
  { parameters = [], environment = {} }: { parameters?: readonly string[]; environment?: Record<string, string> } = {},
): Promise<Running> {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', path, ...parameters], {
    env: { ...process.env, ...environment },
  });
  const streams = { output: '', complaints: '' };
  child.stderr.on('data', (text) => (streams.complaints += String(text)));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      streams.output += String(text);
      if (/^ready$/m.test(streams.output)) resolve();
    });
    child.once('exit', (code) =>
      reject(new Error(`${script} did not start (code ${code}):\n${streams.output}${streams.complaints}`)),
    );
  });
  return {
    pid: child.pid!,
    address: (label) => new RegExp(`^${label} +(\\S+)`, 'm').exec(streams.output)?.[1] ?? '',
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
    isAlive: () => isAlive(child),
    complaints: () =>
      [...streams.output.split('\n').filter((line) => line.startsWith('{"level":"error"')), streams.complaints].join(
        '\n',
      ),
  };
}

function isAlive({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (!isAlive(child)) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}
