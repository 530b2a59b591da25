/** These types are checked by the compiler; the tests run only so that the file is not empty. */
import {
  choice,
  content,
  defineProps,
  defineWidget,
  flag,
  group,
  image,
  integer,
  link,
  list,
  text,
  type Content,
  type Image,
  type Link,
  type PropsOf,
  type WidgetOptions,
} from './';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const expectTrue = <T extends true>(value: T) => value;

const description = 'Something.';
const answer = group({ label: text({ required: true, description }), isRight: flag({ description }) }, { description });
const props = defineProps({
  title: text({ description }),
  heading: text({ required: true, description }),
  size: integer({ default: 3, description }),
  isShort: flag({ description }),
  variant: choice(['default', 'click'], { description }),
  body: content({ description }),
  link: link({ description }),
  image: image({ required: true, description }),
  answers: list(answer, { description }),
  tags: list(text({ description }), { required: true, description }),
});
type Props = PropsOf<typeof props>;

test('a component receives typed props', () => {
  expectTrue<Same<Props['title'], string | undefined>>(true);
  expectTrue<Same<Props['heading'], string>>(true);
  expectTrue<Same<Props['size'], number>>(true);
  expectTrue<Same<Props['isShort'], boolean>>(true);
  expectTrue<Same<Props['variant'], 'default' | 'click' | undefined>>(true);
  expectTrue<Same<Props['body'], Content | undefined>>(true);
  expectTrue<Same<Props['link'], Link | undefined>>(true);
  expectTrue<Same<Props['image'], Image>>(true);
  expectTrue<Same<Props['tags'], readonly string[]>>(true);
  expectTrue<Same<NonNullable<Props['answers']>[number]['label'], string>>(true);
});

test('a widget without a component receives typed props', () => {
  const enhance: WidgetOptions<typeof props>['enhance'] = (receivedProps, { element, note }) => {
    expectTrue<Same<typeof receivedProps, Props>>(true);
    note(receivedProps.heading);
    return () => element.remove();
  };
  expect(defineWidget({ name: 'quiz', props, enhance }).enhance).toBe(enhance);
});

test('mistakes of an author do not compile', () => {
  // @ts-expect-error a prop without a description
  text({});
  // @ts-expect-error a default that is no choice
  choice(['a', 'b'], { default: 'c', description });
  // @ts-expect-error a number with a text as default
  integer({ default: '3', description });
  // @ts-expect-error a group that needs what is no member of it
  group({ image: image({ description }) }, { requiresAny: ['picture'], description });
  // @ts-expect-error a component that wants what the props do not give
  defineWidget({ name: 'quiz', props, component: (_: { missing: string }) => null });
  // @ts-expect-error a widget that does nothing
  defineWidget({ name: 'quiz', props });
  // @ts-expect-error a widget that renders and does not
  defineWidget({ name: 'quiz', component: () => null, enhance: () => {} });
  // @ts-expect-error a strategy that does not exist
  defineWidget({ name: 'quiz', load: 'soon', component: () => null });
  expect(defineWidget({ name: 'quiz', props, component: (_: Props) => null }).load).toBe('visible');
});

test('a name that no placeholder could have is refused', () => {
  expect(() => defineWidget({ name: 'Pull Quote', component: () => null })).toThrow(
    'defineWidget: name must be lower-case words joined by hyphens, got "Pull Quote".',
  );
});
