/** Registers a block for each module of the catalogue, which `inlayCatalogue` is. */
import { Controls } from './controls.js';
import { parseContent } from './placeholder.js';
import { Preview } from './preview.js';

const { createBlock, registerBlockType } = window.wp.blocks;
const { InspectorControls, useBlockProps } = window.wp.blockEditor;
const { createElement, RawHTML } = window.wp.element;

for (const module of window.inlayCatalogue) {
  const name = `inlay/${module.name}`;
  const examples = module.examples.filter(({ html }) => isAllowed(html));
  registerBlockType(name, {
    attributes: {
      // As in the block for HTML: the content is what the post contains, so that it is never invalid.
      content: { type: 'string', source: 'html', default: examples[0]?.html ?? module.skeleton },
    },
    transforms: {
      from: [
        {
          type: 'block',
          blocks: ['core/html'],
          isMatch: ({ content }) => moduleIn(content ?? '') === module.name,
          transform: ({ content }) => createBlock(name, { content }),
        },
      ],
      to: [{ type: 'block', blocks: ['core/html'], transform: ({ content }) => createBlock('core/html', { content }) }],
    },
    edit: (props) => createElement(Edit, { ...props, module, examples }),
    save: ({ attributes }) => createElement(RawHTML, null, attributes.content),
  });
}

function Edit({ attributes: { content }, setAttributes, module, examples }) {
  const onChange = (html) => setAttributes({ content: html });
  return createElement(
    'div',
    useBlockProps(),
    createElement(
      InspectorControls,
      null,
      createElement(Controls, { module, content: content ?? '', onChange, examples }),
    ),
    createElement(Preview, { content: content ?? '', title: module.title }),
  );
}

/** Whether the post of this user would still contain every element after it is saved. */
function isAllowed(html) {
  const { allowedTags } = window.inlayEditor;
  if (!allowedTags) return true;
  const template = document.createElement('template');
  template.innerHTML = html;
  return [...template.content.querySelectorAll('*')].every(({ localName }) => allowedTags.includes(localName));
}

function moduleIn(html) {
  return parseContent(html).placeholder?.dataset.module.replace(/^inlay-/, '');
}
