/** A person's publications: reads, sorts and shows them. Does not belong here: the pages around it. */
export { WorkList } from './WorkList';
export { messages as publishedWorkMessages } from './messages';
