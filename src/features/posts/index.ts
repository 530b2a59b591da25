/** Articles and entries of blogs in lists: what a server writes of one, what a page of them is, and their card. */
export { PostCard } from './PostCard';
export { dateOf, keyOf, postPage, writtenPosts, type PostPage } from './posts';
export { postProps } from './post-props';
export { sourcePage, useSourcePosts } from './source-posts';
