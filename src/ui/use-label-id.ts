import { useId, useState } from 'react'

let ids = 0

const useOwnId = (): string => useState(() => `label-${++ids}`)[0]

/**
 * An id by which an element names another that is drawn together with it, such as a section and its heading. Taking over
 * the server's HTML leaves both as they are there, so nothing is drawn a second time; what is drawn later must not refer
 * to it (`useId`).
 */
export const useLabelId: () => string = typeof document === 'undefined' ? useId : useOwnId
