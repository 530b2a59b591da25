import { act, fireEvent, render, screen } from 'testing';
import userEvent from '@testing-library/user-event';
import { Zoom } from './Zoom';

beforeEach(() => {
  // jsdom has no layout, and no pointer capture.
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
  Object.assign(Element.prototype, { setPointerCapture() {} });
});

afterEach(() => jest.restoreAllMocks());

const open = (onSwipe?: (by: 1 | -1) => void) => {
  render(
    <Zoom label="Picture" ratio={2} onSwipe={onSwipe}>
      <img src="/rock.svg" alt="Bands of rock" />
    </Zoom>,
  );
  return screen.getByRole('group', { name: 'Picture' });
};
const scale = () => screen.getByRole('status').textContent;
const transform = () => screen.getByRole('img').parentElement!.style.transform;
/** jsdom's pointer events have no coordinates. */
const finger = (stage: Element, type: string, pointerId: number, clientX: number, clientY: number) =>
  act(
    () =>
      void stage.dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY }), { pointerId })),
  );

test('buttons zoom in and out, and show the whole picture again', async () => {
  open();
  expect(scale()).toBe('100%');
  expect(screen.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(scale()).toBe('225%');
  expect(transform()).toBe('translate(-500px, -250px) scale(2.25)');
  await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
  expect(scale()).toBe('150%');
  await userEvent.click(screen.getByRole('button', { name: 'Show the whole picture' }));
  expect(transform()).toBe('translate(0px, 0px) scale(1)');
});

test('keys zoom and move, and those of the browser stay its own', () => {
  const stage = open();
  fireEvent.keyDown(stage, { key: '+' });
  fireEvent.keyDown(stage, { key: 'ArrowRight' });
  expect(transform()).toBe('translate(-260px, -100px) scale(1.5)');
  expect(fireEvent.keyDown(stage, { key: '+', ctrlKey: true })).toBe(true);
  expect(scale()).toBe('150%');
  fireEvent.keyDown(stage, { key: '0' });
  expect(scale()).toBe('100%');
});

test('keys move the picture from its buttons, too', () => {
  open();
  fireEvent.keyDown(screen.getAllByRole('button')[1]!, { key: '+' });
  fireEvent.keyDown(screen.getAllByRole('button')[1]!, { key: 'ArrowRight' });
  expect(transform()).toBe('translate(-260px, -100px) scale(1.5)');
});

test('the wheel zooms at the pointer, and does not scroll the page', () => {
  const stage = open();
  const event = new WheelEvent('wheel', {
    deltaY: -Math.log(2) / 0.002,
    clientX: 0,
    clientY: 0,
    bubbles: true,
    cancelable: true,
  });
  act(() => void stage.dispatchEvent(event));
  expect(event.defaultPrevented).toBe(true);
  expect(transform()).toBe('translate(0px, 0px) scale(2)');
});

test('two fingers zoom, one moves', () => {
  const stage = open();
  finger(stage, 'pointerdown', 1, 300, 200);
  finger(stage, 'pointerdown', 2, 500, 200);
  finger(stage, 'pointermove', 2, 700, 200);
  expect(scale()).toBe('200%');
  finger(stage, 'pointerup', 2, 700, 200);
  const before = transform();
  finger(stage, 'pointermove', 1, 250, 200);
  expect(transform()).not.toBe(before);
  expect(scale()).toBe('200%');
});

test('a double press looks closer, and a second one shows all of it', () => {
  const stage = open();
  const press = () => act(() => void stage.dispatchEvent(new MouseEvent('dblclick', { bubbles: true })));
  press();
  expect(scale()).toBe('225%');
  press();
  expect(scale()).toBe('100%');
});

test('arrow keys are left to others while the whole picture is visible', () => {
  const stage = open();
  expect(fireEvent.keyDown(stage, { key: 'ArrowRight' })).toBe(true);
  fireEvent.keyDown(stage, { key: '+' });
  expect(fireEvent.keyDown(stage, { key: 'ArrowRight' })).toBe(false);
});

test('a swipe over the whole picture leads to another, one over a part moves it', () => {
  const onSwipe = jest.fn();
  const stage = open(onSwipe);
  const swipe = (from: number, to: number, y = 200) => {
    finger(stage, 'pointerdown', 1, from, 200);
    finger(stage, 'pointermove', 1, to, y);
    finger(stage, 'pointerup', 1, to, y);
  };
  swipe(500, 300);
  expect(onSwipe).toHaveBeenLastCalledWith(1);
  swipe(300, 500);
  expect(onSwipe).toHaveBeenLastCalledWith(-1);
  swipe(300, 340);
  swipe(300, 500, 600);
  fireEvent.keyDown(stage, { key: '+' });
  swipe(500, 300);
  expect(onSwipe).toHaveBeenCalledTimes(2);
});
