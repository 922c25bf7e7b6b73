import { returnReasons, type ReturnReason } from './return-reason.ts'

/** What the audit trail says of a return request: a key, so that each member of the staff reads their own language. */
export const returnNotes = ['return-asked', 'return-withdrawn', 'return-refused'] as const
export type ReturnNote = (typeof returnNotes)[number]

/** As it is stored: the key, of a request its reason, and what else was said. */
export const noteOfReturn = (what: ReturnNote, ...said: (string | undefined)[]): string =>
  [what, ...said].filter(Boolean).join('; ')

/** A stored note of a return request; undefined for any other note. */
export function readReturnNote(note: string): { what: ReturnNote; reason?: ReturnReason; rest: string } | undefined {
  const [first, second, ...others] = note.split('; ')
  const what = returnNotes.find((one) => one === first)
  const reason = what === 'return-asked' ? returnReasons.find((one) => one === second) : undefined
  const rest = reason || second === undefined ? others : [second, ...others]
  return what && { what, ...(reason && { reason }), rest: rest.join('; ') }
}
