/** Fails when and where its placeholder says: in its first render, in an effect, or when it is pressed. */
export default async function broken(inlay) {
  const { createElement, defineProps, defineWidget, choice, useState, useEffect } = await inlay.kit();
  const props = defineProps({
    when: choice(['render', 'effect', 'press', 'handler'], { description: 'When it fails.' }),
  });

  function Broken({ when }) {
    const [isPressed, setPressed] = useState(false);
    if (when === 'render' || (when === 'press' && isPressed)) throw new Error(`broken in ${when}`);
    useEffect(() => {
      if (when === 'effect') throw new Error('broken in effect');
    }, [when]);
    const onClick = () => {
      if (when === 'handler') throw new Error('broken in handler');
      setPressed(true);
    };
    return createElement('button', { type: 'button', onClick }, 'Fine so far');
  }

  return defineWidget({ name: 'broken', props, component: Broken });
}
