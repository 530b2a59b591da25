export { previewFailure, request, type RequestOptions, type ServiceName } from './request';
export { HttpError, type HttpErrorKind } from './error';
