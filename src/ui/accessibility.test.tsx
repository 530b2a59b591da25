import axe from 'axe-core';
import { createRef, type ReactElement } from 'react';
import { render } from 'testing';
import {
  Alert,
  Button,
  Card,
  Combobox,
  Disclosure,
  icons,
  LinkList,
  Picture,
  Popover,
  Skeleton,
  Spinner,
  Tabs,
} from './';
import { Dialog, Pagination, Stepper } from './late';

const nothing = () => {};
const anchor = createRef<HTMLButtonElement>();

const samples: Record<string, ReactElement> = {
  alert: <Alert tone="negative" title="Check two things" />,
  button: <Button busy>Save</Button>,
  'button with an icon alone': <Button icon={icons.close} aria-label="Close" />,
  card: <Card href="/a" image={{ src: '/a.avif', alt: 'Strata' }} title="Copper" headingLevel={2} />,
  combobox: (
    <Combobox
      label="Search"
      value="a"
      onInput={nothing}
      suggestions={['alpha']}
      onSelect={nothing}
      status="1 suggestion"
    />
  ),
  dialog: <Dialog open title="Sign in" onClose={nothing} />,
  disclosure: <Disclosure summary="Method" headingLevel={2} />,
  'link list': <LinkList links={[{ url: '/a', text: 'Energy', target: '_blank' }]} />,
  pagination: <Pagination page={2} pages={9} hrefOf={(page) => `?page=${page}`} />,
  picture: <Picture image={{ src: '/a.avif', alt: '' }} />,
  popover: (
    <>
      <button ref={anchor}>Save</button>
      <Popover open anchor={anchor} label="Saved" onClose={nothing} />
    </>
  ),
  skeleton: <Skeleton shape="picture" />,
  spinner: <Spinner />,
  stepper: <Stepper steps={['Account', 'Newsletters']} current={0} />,
  tabs: <Tabs label="Study" tabs={[{ id: 'a', name: 'Method', content: 'Text' }]} />,
};

// axe measures icon fonts on a canvas, which jsdom lacks.
beforeAll(() => {
  HTMLCanvasElement.prototype.getContext = () => null;
});

test.each(Object.entries(samples))('axe finds nothing wrong with a %s', async (_name, sample) => {
  const { container } = render(<main>{sample}</main>);
  // jsdom computes no colours; contrast is tested in the browser.
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});
