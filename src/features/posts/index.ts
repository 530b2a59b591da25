/** Articles and blog entries in lists: the server-rendered data, the pages of a list, and the card. */
export { PostCard } from './PostCard';
export { dateOf, keyOf, postPage, serverPosts, type PostPage } from './posts';
export { postProps } from './post-props';
export { sourcePage, useSourcePosts } from './source-posts';
