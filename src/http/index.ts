export { addressOf, type CallOptions, previewFailure, request } from './request';
export { type CallName, headerName, namesOf } from './endpoints';
export { contentOf, fromService, isoDate } from './names';
export { HttpError, reportFault, throwUnreachable, type HttpErrorKind } from './error';
export { createScripts, pageNonce, trustedPolicy } from './script';
