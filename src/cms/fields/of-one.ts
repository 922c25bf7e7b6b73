/** Of a field that is never the same of several documents: it cannot be set of many at once in the list. */
export const ofOne = { disableBulkEdit: true }
