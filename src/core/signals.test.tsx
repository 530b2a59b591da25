import { act, render, screen } from 'testing';
import { onChangeOf, signal, useSignal } from './signals';

test('a component shows a signal and follows its changes', async () => {
  const name = signal('Ada');
  function Greeting() {
    return <p>Hello {useSignal(name)}</p>;
  }
  render(<Greeting />);
  expect(screen.getByText('Hello Ada')).toBeInTheDocument();
  await act(async () => {
    name.value = 'Grace';
  });
  expect(screen.getByText('Hello Grace')).toBeInTheDocument();
});

test('a listener hears changes, not the value that was there before', () => {
  const count = signal(1);
  const values: number[] = [];
  const stop = onChangeOf(count, (value) => values.push(value));
  count.value = 2;
  stop();
  count.value = 3;
  expect(values).toEqual([2]);
});
