import 'inlay/inlay.css';
import * as React from 'react';
import { createContext, useContext, useEffect, useState } from 'react';
import { defineProps, defineWidget, start, text, useWidget, type PropsOf } from 'inlay/react';

const props = defineProps({ label: text({ required: true, description: 'What is counted.' }) });
const Label = createContext('');

function Value({ count }: { count: number }) {
  return (
    <output>
      {useContext(Label)}: {count}
    </output>
  );
}

function Counter({ label }: PropsOf<typeof props>) {
  const [count, setCount] = useState(0);
  const { module } = useWidget();
  useEffect(() => {
    document.title = `${count} ${label}`;
  }, [count, label]);
  return (
    <Label.Provider value={label}>
      <button type="button" data-in={module} onClick={() => setCount(count + 1)}>
        More
      </button>
      <Value count={count} />
    </Label.Provider>
  );
}

const inlay = await start({ services: { content: '' } });
inlay.define(defineWidget({ name: 'counter', load: 'eager', props, component: Counter }));

const kit = await inlay.kit();
document.documentElement.dataset.sameReact = String(kit.useState === React.useState);
