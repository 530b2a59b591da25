import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';

const run = promisify(execFile);

/** The paths of Debian's packages. */
const WORDPRESS = '/usr/share/wordpress';

const THEMES = ['twentytwentyone', 'twentytwentytwo', 'twentytwentythree'];

export const PACKAGES = [
  'wordpress',
  ...THEMES.map((name) => `wordpress-theme-${name}`),
  'php-cli',
  'php-mysql',
  'php-xml',
  'php-mbstring',
  'mariadb-server',
];

export function isInstalled() {
  const files = [
    `${WORDPRESS}/wp-load.php`,
    ...THEMES.map((name) => `${WORDPRESS}/wp-content/themes/${name}`),
    '/usr/sbin/mariadbd',
    '/usr/bin/php',
  ];
  return files.every((file) => existsSync(file));
}

/** Debian's WordPress with its own database, both in a temporary folder that is deleted on stop. */
export async function startWordPress() {
  const folder = await mkdtemp(join(tmpdir(), 'inlay-wordpress-'));
  const site = join(folder, 'site');
  const socket = join(folder, 'socket');
  await cp(WORDPRESS, site, { recursive: true, dereference: true, filter: (file) => !file.endsWith('/wp-config.php') });
  await writeFile(join(site, 'wp-config.php'), configuration(socket));
  const data = [
    '--no-defaults',
    `--datadir=${join(folder, 'data')}`,
    ...(process.getuid?.() === 0 ? ['--user=root'] : []),
  ];
  await run('mariadb-install-db', [...data, '--auth-root-authentication-method=normal', '--skip-test-db']);
  const database = spawn(
    '/usr/sbin/mariadbd',
    [
      ...data,
      `--socket=${socket}`,
      `--pid-file=${join(folder, 'pid')}`,
      '--skip-networking',
      '--innodb-flush-log-at-trx-commit=0',
    ],
    { stdio: 'ignore' },
  );
  const stop = async () => {
    const ended = new Promise((resolve) => database.once('exit', resolve));
    if (database.kill('SIGTERM')) await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await createDatabase(socket);
    await php(site, ['install.php']);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    stop,
    /** Each example in the page of a post: `html`, and the post's `id`. `editor` is classic or block. */
    publish: async (examples, login, editor = 'classic') =>
      JSON.parse(await php(site, ['publish.php', login, editor], JSON.stringify(examples))),
    useTheme: (theme) => php(site, ['use-theme.php', theme]),
    /** Unpacks the ZIP like an upload in the administration. */
    addPlugin: (zip) => unpack(zip, join(site, 'wp-content/plugins')),
    plugin: (action) => php(site, ['plugin.php', action]),
    configure: (config) => php(site, ['configure.php'], JSON.stringify(config)),
    serve: (head) => serve(site, head),
  };
}

async function unpack(zip, folder) {
  for (const [path, bytes] of Object.entries(unzipSync(await readFile(zip)))) {
    await mkdir(join(folder, dirname(path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
}

/** Over HTTP, with `head` in the head of every page, as an integrator would add it to the theme. */
async function serve(site, head) {
  const port = await freePort();
  await mkdir(join(site, 'wp-content/mu-plugins'), { recursive: true });
  await writeFile(
    join(site, 'wp-content/mu-plugins/head.php'),
    `<?php add_action('wp_head', fn () => print(base64_decode('${Buffer.from(head).toString('base64')}')), 1);`,
  );
  const server = spawn('php', ['-S', `127.0.0.1:${port}`, '-t', site], {
    stdio: 'ignore',
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
    detached: true,
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilItAnswers(origin);
  return {
    origin,
    addressOf: ({ id }) => `${origin}/?p=${id}`,
    // Its workers are child processes.
    stop: () => process.kill(-server.pid, 'SIGTERM'),
  };
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Fails after a minute. */
async function untilItAnswers(origin) {
  for (let tries = 120; ; tries -= 1) {
    try {
      return await fetch(origin);
    } catch (error) {
      if (!tries) throw error;
      await wait(500);
    }
  }
}

/** Resolves when the server responds; fails after a minute. */
async function createDatabase(socket) {
  for (let tries = 120; ; tries -= 1) {
    try {
      return await run('mariadb', ['--no-defaults', '-uroot', '-S', socket, '-e', 'create database wordpress']);
    } catch (error) {
      if (!tries) throw error;
      await wait(500);
    }
  }
}

async function php(site, [script, ...parameters], input = '') {
  const running = run('php', [join(import.meta.dirname, script), ...parameters], {
    env: { ...process.env, WORDPRESS: site },
    maxBuffer: 100_000_000,
  });
  running.child.stdin.end(input);
  return (await running).stdout;
}

function configuration(socket) {
  const keys = [
    'AUTH_KEY',
    'SECURE_AUTH_KEY',
    'LOGGED_IN_KEY',
    'NONCE_KEY',
    'AUTH_SALT',
    'SECURE_AUTH_SALT',
    'LOGGED_IN_SALT',
    'NONCE_SALT',
  ];
  const settings = {
    DB_NAME: 'wordpress',
    DB_USER: 'root',
    DB_PASSWORD: '',
    DB_HOST: `localhost:${socket}`,
    DB_CHARSET: 'utf8mb4',
    ...Object.fromEntries(keys.map((key) => [key, `of the tests: ${key}`])),
  };
  return `<?php
${Object.entries(settings)
  .map(([name, value]) => `define('${name}', '${value}');`)
  .join('\n')}
foreach (['WP_HTTP_BLOCK_EXTERNAL', 'DISABLE_WP_CRON', 'AUTOMATIC_UPDATER_DISABLED'] as $switch) define($switch, true);
foreach (['WP_HOME', 'WP_SITEURL'] as $address) define($address, 'http://' . $_SERVER['HTTP_HOST']);
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;
}
