import { type Running, startScript } from './processes.ts';

export const schema = `load_${process.pid}`;
const visitorsAreMany = {
  RATE_LIMIT_FACTOR: '1000000',
  CAPTCHA_COST: '10',
  CAPTCHA_GUESSES: '20',
  TRUST_PROXY: '1',
  CDN_PORT: '0',
  MICROSITE_PORT: '0',
  DATABASE_SCHEMA: schema,
};

/** The demo with its services, which may be killed and then restarts at the same address. */
export async function startService(environment: Record<string, string>) {
  const start = (port: string) =>
    startScript('../../demo/start.ts', {
      parameters: ['--no-build'],
      environment: { ...visitorsAreMany, ...environment, PORT: port },
    });
  let running: Running = await start('0');
  const origin = running.address('Site');
  let earlier = '';
  return {
    origin,
    pid: () => running.pid,
    isAlive: () => running.isAlive(),
    complaints: () => earlier + running.complaints(),
    stop: () => running.stop(),
    async killAndRestart() {
      await running.kill();
      earlier += running.complaints();
      running = await start(new URL(origin).port);
    },
  };
}
