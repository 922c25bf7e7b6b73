/** A dialog without a name does not compile: either its words, or the id of its heading. */
export type Named = { label: string; labelledBy?: never } | { label?: never; labelledBy: string }

export const nameProps = ({ label, labelledBy }: Named) =>
  label === undefined ? { 'aria-labelledby': labelledBy } : { 'aria-label': label }
