export { addressOf, type CallOptions, previewFailure, request, requestText } from './request';
export type { TextResponse } from './fetch-text';
export { type CallName, headerName, namesOf } from './endpoints';
export { contentOf, fromService, isoDate } from './names';
export { HttpError, reportFault, throwUnreachable, type HttpErrorKind } from './error';
export { createScripts, pageNonce, trustedPolicy } from './script';
