export { previewFailure, request, type RequestOptions, type ServiceName } from './request';
export { HttpError, reportFault, throwOffline, type HttpErrorKind } from './error';
export { fetchJson } from './fetch-json';
export { createScripts, pageNonce, trustedPolicy } from './script';
