import {
  addItem,
  changed,
  hasJson,
  itemsIn,
  parseContent,
  removeItem,
  scopeAt,
  setElementValue,
  setValue,
  valueOf,
  valueOfElement,
} from './placeholder.js';

const { createElement, Fragment } = window.wp.element;
const { __, sprintf } = window.wp.i18n;
const { Button, Notice, PanelBody, SelectControl, TextControl, TextareaControl, ToggleControl } = window.wp.components;
const { MediaUpload, MediaUploadCheck } = window.wp.blockEditor;

const isItems = ({ kind, members }) => kind === 'list' || (kind === 'group' && members);

/** The panels of the inspector. `onChange` gets the new HTML. */
export function Controls({ module, content, onChange, examples }) {
  const { placeholder } = parseContent(content);
  if (!placeholder)
    return message(__('The HTML has no placeholder. Choose an example, or undo the last change.', 'inlay'));
  const fields = { content, onChange, placeholder, path: [], props: module.props };
  const settings = module.props.filter(({ isAttribute }) => isAttribute);
  const texts = module.props.filter((prop) => !prop.isAttribute && !isItems(prop));
  const lists = hasJson(placeholder) ? [] : module.props.filter(isItems);
  return createElement(
    Fragment,
    null,
    hasJson(placeholder)
      ? message(__('The content of this placeholder is JSON. Edit it as HTML, in the menu of the block.', 'inlay'))
      : panel(__('Content', 'inlay'), true, ...texts.map((prop) => control(prop, fields))),
    ...lists.map((prop) => panel(prop.label, false, createElement(Items, { ...fields, prop }))),
    panel(__('Settings', 'inlay'), false, ...settings.map((prop) => control(prop, fields))),
    panel(
      __('Examples', 'inlay'),
      false,
      createElement('p', null, __('An example replaces the content.', 'inlay')),
      ...examples.map(({ title, html }) =>
        createElement(Button, { key: title, variant: 'secondary', onClick: () => onChange(html) }, title),
      ),
    ),
  );
}

function message(text) {
  return createElement(Notice, { status: 'warning', isDismissible: false }, text);
}

function panel(title, initialOpen, ...children) {
  return children.length > 0 && createElement(PanelBody, { key: title, title, initialOpen }, ...children);
}

/** The items of a list or a group, each with its members. */
function Items({ prop, ...fields }) {
  const { content, onChange, placeholder, path, props } = fields;
  const scope = scopeAt(placeholder, path);
  const items = itemsIn(scope, prop);
  const change = (action) => onChange(changed(content, path, action));
  return createElement(
    Fragment,
    null,
    createElement('p', null, prop.description),
    ...items.map((element, index) =>
      createElement(
        'fieldset',
        { key: index, className: 'inlay-item' },
        // translators: 1: name of a list, 2: number of the item.
        createElement('legend', null, sprintf(__('%1$s %2$d', 'inlay'), prop.label, index + 1)),
        ...itemControls(prop, element, index, fields),
        createElement(
          Button,
          {
            variant: 'tertiary',
            isDestructive: true,
            onClick: () => change((before) => removeItem(before, prop, index)),
          },
          // translators: 1: name of a list, 2: number of the item.
          sprintf(__('Remove %1$s %2$d', 'inlay'), prop.label, index + 1),
        ),
      ),
    ),
    (prop.kind === 'list' || !items.length) &&
      createElement(
        Button,
        { variant: 'secondary', onClick: () => change((before) => addItem(before, props, prop)) },
        // translators: %s: name of a list.
        sprintf(__('Add to %s', 'inlay'), prop.label),
      ),
  );
}

function itemControls(prop, element, index, fields) {
  const path = [...fields.path, [prop, index]];
  if (prop.members) {
    const inner = { ...fields, path, props: prop.members };
    return prop.members.map((member) =>
      isItems(member) ? createElement(Items, { ...inner, key: member.name, prop: member }) : control(member, inner),
    );
  }
  const kind = prop.item;
  return [
    input({ ...prop, kind }, valueOfElement(element, kind), (value) =>
      fields.onChange(changed(fields.content, path, (item) => setElementValue(item, kind, value))),
    ),
  ];
}

function control(prop, { content, onChange, placeholder, path, props }) {
  return input(prop, valueOf(scopeAt(placeholder, path), prop), (value) =>
    onChange(changed(content, path, (scope) => setValue(scope, props, prop, value))),
  );
}

/** The control of a kind of prop. */
function input({ name, kind, label, description, choices, figures = {} }, value, onChange) {
  const shared = { key: name, label, help: description };
  if (kind === 'flag') return createElement(ToggleControl, { ...shared, checked: value, onChange });
  if (kind === 'choice') {
    const options = ['', ...choices].map((choice) => ({ value: choice, label: choice || __('Default', 'inlay') }));
    return createElement(SelectControl, { ...shared, value, options, onChange });
  }
  if (kind === 'integer' || kind === 'number') {
    const { minimum: min, maximum: max } = figures;
    const step = kind === 'number' ? 'any' : 1;
    return createElement(TextControl, { ...shared, type: 'number', min, max, step, value, onChange });
  }
  if (kind === 'link') return linkControl(shared, value, onChange);
  if (kind === 'image') return imageControl(shared, value, onChange);
  if (kind === 'content')
    return createElement(TextareaControl, {
      ...shared,
      help: `${description} ${__('You can write HTML.', 'inlay')}`,
      value,
      onChange,
    });
  return createElement(TextControl, { ...shared, value, onChange });
}

function linkControl({ key, label, help }, value, onChange) {
  return createElement(
    Fragment,
    { key },
    createElement(TextControl, { label, help, value: value.text, onChange: (text) => onChange({ ...value, text }) }),
    createElement(TextControl, {
      // translators: %s: name of a link.
      label: sprintf(__('%s: address', 'inlay'), label),
      type: 'url',
      value: value.href,
      onChange: (href) => onChange({ ...value, href }),
    }),
  );
}

function imageControl({ key, label, help }, value, onChange) {
  const choose = ({ url, alt, width, height }) =>
    onChange({ src: url, alt: alt ?? '', width: String(width ?? ''), height: String(height ?? '') });
  const render = ({ open }) =>
    createElement(
      Button,
      { variant: 'secondary', onClick: open },
      // translators: %s: name of an image.
      sprintf(value.src ? __('Replace %s', 'inlay') : __('Choose %s', 'inlay'), label),
    );
  return createElement(
    Fragment,
    { key },
    createElement('p', null, help),
    createElement(
      MediaUploadCheck,
      null,
      createElement(MediaUpload, { allowedTypes: ['image'], onSelect: choose, render }),
    ),
    value.src &&
      createElement(TextControl, {
        // translators: %s: name of an image.
        label: sprintf(__('%s: alternative text', 'inlay'), label),
        help: __('Leave it empty if the image is decoration.', 'inlay'),
        value: value.alt,
        onChange: (alt) => onChange({ ...value, alt }),
      }),
  );
}
