import type { Slice } from './slice.ts'

/** Text, pictures, notes and buttons: what follows one another of these is one piece, in a column to be read. */
const read = new Set<Slice['type']>([
  'markdowncopy',
  'image',
  'action',
  'inlinealert',
  'vertimage',
  'mediaembed',
  'iframeembed',
  'formembed',
  'dropdown',
])

/** Whether a block stands in the column of what is read; the others are as wide as the page. */
export const isInColumn = (slice: Pick<Slice, 'type'> | undefined): boolean =>
  slice !== undefined && read.has(slice.type)
