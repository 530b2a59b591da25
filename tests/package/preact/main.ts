import 'inlay/inlay.css';
import { defineProps, defineWidget, start, text, type PropsOf } from 'inlay';

const inlay = await start({ base: '/inlay/', services: { content: '' } });
const { createContext, createElement, useContext, useEffect, useState } = await inlay.kit();

const props = defineProps({ label: text({ required: true, description: 'What is counted.' }) });
const Label = createContext('');

function Value({ count }: { count: number }) {
  return createElement('output', null, `${useContext(Label)}: ${count}`);
}

function Counter({ label }: PropsOf<typeof props>) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    document.title = `${count} ${label}`;
  }, [count, label]);
  return createElement(
    Label.Provider,
    { value: label },
    createElement('button', { type: 'button', onClick: () => setCount(count + 1) }, 'More'),
    createElement(Value, { count }),
  );
}

inlay.define(defineWidget({ name: 'counter', load: 'eager', props, component: Counter }));
