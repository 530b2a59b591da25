import { inBrowser } from './in-browser.mjs';

/** The output of its source view for each pasted example, with the default configuration. */
export const throughTinyMce = (examples) =>
  inBrowser({ name: 'tinymce@7', script: 'tinymce/tinymce.min.js', pass: edit, examples });

async function edit({ texts }) {
  // URLs would be relative to the editor's own URL, here a folder.
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
