import { spawn } from 'node:child_process';

/**
 * In milliseconds: a part that hangs is killed with its child processes. The page tests take 35 minutes on two cores.
 */
const MAX_DURATION = 60 * 60_000;

/** Runs a command of the project; resolves with its exit code and its output. */
export function command(program, parameters, { env = {}, isShown = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, {
      env: { ...process.env, FORCE_COLOR: '0', ...env },
      stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
      detached: true,
    });
    let output = '';
    child.stdout?.on('data', (text) => (output += text));
    child.stderr?.on('data', (text) => (output += text));
    const end = () => {
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // The process has exited already.
      }
    };
    const timer = setTimeout(() => {
      output += `\n${program} ${parameters[0]} was ended after ${MAX_DURATION / 60_000} minutes.`;
      end();
    }, MAX_DURATION);
    process.once('SIGINT', end);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      process.off('SIGINT', end);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** A tool of node_modules; `wrapper` is a command that runs it. */
export function tool(name, parameters, { wrapper = [], ...options } = {}) {
  const path = process.platform === 'win32' ? `node_modules\\.bin\\${name}.cmd` : `node_modules/.bin/${name}`;
  const [program, ...rest] = [...wrapper, path, ...parameters];
  return command(program, rest, options);
}
