import { inBrowser } from './in-browser.mjs';

/** The output of CKEditor 5 with the plugins of its quick start: without *General HTML Support* it drops `data-*`. */
export const throughCkEditor = (examples) => through(examples, false);

/** The same with *General HTML Support* that allows everything, as its documentation shows. */
export const throughCkEditorWithHtml = (examples) => through(examples, true);

function through(examples, supportsHtml) {
  return inBrowser({
    name: 'ckeditor5@48',
    script: 'ckeditor5/dist/browser/ckeditor5.umd.js',
    pass: edit,
    settings: { supportsHtml },
    examples,
  });
}

async function edit({ texts, settings }) {
  const {
    ClassicEditor,
    Essentials,
    Paragraph,
    Heading,
    Bold,
    Italic,
    Link,
    List,
    Image,
    ImageCaption,
    BlockQuote,
    Table,
    MediaEmbed,
    GeneralHtmlSupport,
  } = CKEDITOR;
  const plugins = [
    Essentials,
    Paragraph,
    Heading,
    Bold,
    Italic,
    Link,
    List,
    Image,
    ImageCaption,
    BlockQuote,
    Table,
    MediaEmbed,
    ...(settings.supportsHtml ? [GeneralHtmlSupport] : []),
  ];
  const htmlSupport = { allow: [{ name: /.*/, attributes: true, classes: true, styles: true }] };
  const editor = await ClassicEditor.create(document.querySelector('#text'), {
    licenseKey: 'GPL',
    plugins,
    htmlSupport,
  });
  return texts.map((text) => {
    editor.setData(text);
    // List items get a new number each time.
    return editor.getData({ skipListItemIds: true });
  });
}
