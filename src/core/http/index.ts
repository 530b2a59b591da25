export { previewFailure, request, type RequestOptions, type ServiceName } from './request';
export { HttpError, isUnanswered, type HttpErrorKind } from './error';
