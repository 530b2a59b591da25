import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';

const run = promisify(execFile);

/** As an integrator gets it who sets up nothing. */
const EDITOR = 'tinymce@7';

/** What its source view gives back after an author pasted each example there: TinyMCE from npm, in Chromium, in a folder that goes afterwards. */
export async function throughTinyMce(examples) {
  const folder = await mkdtemp(join(tmpdir(), 'inlay-tinymce-'));
  try {
    await run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, EDITOR]);
    const page = join(folder, 'index.html');
    await writeFile(page, '<!doctype html><meta charset="utf-8"><textarea id="text"></textarea><script src="node_modules/tinymce/tinymce.min.js"></script>');
    return await edit(pathToFileURL(page).href, examples);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function edit(address, examples) {
  const browser = await chromium.launch(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {});
  try {
    const page = await browser.newPage();
    await page.goto(address);
    return await page.evaluate(async (texts) => {
      // Addresses would be relative to where the editor stands, here a folder.
      const [editor] = await tinymce.init({ selector: '#text', license_key: 'gpl', skin: false, content_css: false, convert_urls: false });
      return texts.map((text) => {
        editor.setContent(text);
        return editor.getContent();
      });
    }, examples.map(({ written }) => written));
  } finally {
    await browser.close();
  }
}
