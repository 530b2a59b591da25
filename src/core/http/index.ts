export { previewFailure, request, type RequestOptions, type ServiceName } from './request';
export { HttpError, orOffline, reportFault, type HttpErrorKind } from './error';
