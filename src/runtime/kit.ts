/** What a widget written outside this repository, with no build of its own, needs: `window.inlay.kit`. */
export { createElement, Fragment, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
export { choice, content, date, defineProps, defineWidget, flag, group, image, integer, link, list, number, text } from '../contract';
export { defineMessages, safeLink, useText, useWidget } from '../core';
export { useSession } from '../session';
