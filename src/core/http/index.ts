export { previewFailure, request, type RequestOptions, type ServiceName } from './request';
export { HttpError, reportFault, type HttpErrorKind } from './error';
