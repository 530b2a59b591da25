import { fileName } from './file-name.mjs';
import { fixedWaits } from './fixed-waits.mjs';
import { plainNames } from './plain-names.mjs';
import { enums, hostNodes, hostSafe } from './restricted-syntax.mjs';
import { signalValue } from './signal-value.mjs';
import { tooNew } from './too-new.mjs';

/** The rules of this project, for oxlint (.oxlintrc.json says where each holds). */
export default {
  meta: { name: 'inlay' },
  rules: {
    'file-name': fileName,
    'fixed-waits': fixedWaits,
    'host-nodes': hostNodes,
    'host-safe': hostSafe,
    'no-enum': enums,
    'plain-names': plainNames,
    'signal-value': signalValue,
    'too-new': tooNew,
  },
};
