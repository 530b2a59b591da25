export { previewFailure, request, type RequestOptions } from './request';
export { fromService, headerName } from './endpoints';
export { HttpError, reportFault, throwOffline, type HttpErrorKind } from './error';
export { createScripts, pageNonce, trustedPolicy } from './script';
