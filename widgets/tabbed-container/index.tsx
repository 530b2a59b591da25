import { useState } from 'react';
import { attributeOf, defineWidget } from '../../src/contract';
import { publish, useText } from '../../src/core';
import { Frame } from '../../src/features/editorial';
import { Exhibit } from '../../src/features/exhibits';
import { RichText, Tabs, useDeepLink, wordsOf } from '../../src/ui';
import { messages } from './messages';
import { props, type TabbedContainerProps } from './props';
import styles from './tabbed-container.css';

function TabbedContainer(props: TabbedContainerProps) {
  const {
    eyebrow,
    title,
    description,
    tabs,
    tabWidth,
    tabAlignment,
    mobileRendering,
    showDividerLine,
    showDividerLineBottom,
    ...frame
  } = props;
  const t = useText(messages);
  const [selected, setSelected] = useState('0');
  const container = useDeepLink<HTMLDivElement>((anchor) => {
    const index = tabs.findIndex((tab) => tab.anchor === anchor);
    if (index >= 0) setSelected(String(index));
    return index >= 0;
  });
  const nameOf = (tab: TabbedContainerProps['tabs'][number], index: number) =>
    wordsOf(tab.title) ?? t('unnamed', { number: index + 1 });
  const onSelect = (key: string) => {
    setSelected(key);
    const tab = tabs[Number(key)];
    if (tab)
      publish('analytics', {
        event: 'tab-selected',
        module: 'tabbed-container',
        tab: tab.id ?? nameOf(tab, Number(key)),
        index: Number(key) + 1,
        title: wordsOf(title) ?? '',
      });
  };

  return (
    <Frame
      className="inlay-tabbed-container"
      head={{ eyebrow, title, description }}
      fillIn={!tabs.length && 'tabs'}
      {...frame}
    >
      <div
        ref={container}
        className="inlay-tabbed-container__tabs"
        data-line={
          [showDividerLine && 'above', showDividerLineBottom && 'beneath'].filter(Boolean).join(' ') || undefined
        }
      >
        <Tabs
          label={wordsOf(title) ?? t('label')}
          width={tabWidth}
          align={tabAlignment}
          narrow={mobileRendering === 'dropdown-layout' ? 'dropdown' : 'tabs'}
          selected={selected}
          onSelect={onSelect}
          tabs={tabs.map((tab, index) => ({
            id: String(index),
            name: nameOf(tab, index),
            label: tab.title,
            anchor: tab.anchor,
            content: (
              <div className="inlay-tabbed-container__panel">
                <RichText content={tab.body} />
                {tab.embed && (
                  // The loader finds it like any placeholder of the page.
                  <div
                    data-module={tab.embed.module}
                    data-collapse-top-space=""
                    data-collapse-bottom-space=""
                    {...attributesFor(tab.embed.values)}
                  />
                )}
                {tab.exhibit && <Exhibit exhibit={tab.exhibit} hideTitle priority={index === 0} />}
              </div>
            ),
          }))}
        />
      </div>
    </Frame>
  );
}

function attributesFor(values: Readonly<Record<string, string | undefined>>): object {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [attributeOf(name), value]));
}

export default defineWidget({
  name: 'tabbed-container',
  description: 'Tabs for several views of one topic, such as regions or years.',
  reserve: { narrow: '34rem', wide: '40rem' },
  props,
  messages,
  styles,
  component: TabbedContainer,
});
