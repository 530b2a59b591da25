import { inBrowser } from './in-browser.mjs';

/** What its source view gives back after an author pasted each example there: as an integrator gets it who sets up nothing. */
export const throughTinyMce = (examples) =>
  inBrowser({ name: 'tinymce@7', script: 'tinymce/tinymce.min.js', pass: edit, examples });

async function edit({ texts }) {
  // Addresses would be relative to where the editor stands, here a folder.
  const [editor] = await tinymce.init({
    selector: '#text',
    license_key: 'gpl',
    skin: false,
    content_css: false,
    convert_urls: false,
  });
  return texts.map((text) => {
    editor.setContent(text);
    return editor.getContent();
  });
}
