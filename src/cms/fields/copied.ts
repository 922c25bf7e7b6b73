import type { FieldHook, Where } from 'payload'
import { locales } from '../../domain/locale.ts'
import { readRequest } from '../read-request.ts'

/** Of a field whose value is of one document only: a copy begins without it, where Payload would add “ - Copy”. */
export const notCopied = { hooks: { beforeDuplicate: [() => null] } }
/** Of a field that says how long or how well one document is in the shop: a copy begins as a new one does. */
export const newInCopy = (start: () => unknown) => ({ hooks: { beforeDuplicate: [start] } })

/** Copies of one document that are made before the first is called something else. */
const MOST = 200

/** A copy's key or part of an address: that of the original with the first number that no other document has. */
const numbered: FieldHook = async ({ value, collection, field, req }) => {
  if (typeof value !== 'string' || !value || !collection || !field.name) return value
  const { slug } = collection
  const isTaken = async (name: string) => {
    const where: Where = { [field.name ?? '']: { equals: name } }
    const counted = { collection: slug, where, overrideAccess: true, req: readRequest(req) }
    for (const locale of locales) if ((await req.payload.count({ ...counted, locale })).totalDocs > 0) return true
    return false
  }
  for (let number = 2; number <= MOST; number++) if (!(await isTaken(`${value}-${number}`))) return `${value}-${number}`
  return null
}

const MARK = ' (2)'
function marked({ value, field }: Parameters<FieldHook>[0]): unknown {
  if (typeof value !== 'string' || !value) return value
  const most = field && 'maxLength' in field && field.maxLength ? field.maxLength : Infinity
  return value.slice(0, most - MARK.length) + MARK
}

export const numberedCopy = { hooks: { beforeDuplicate: [numbered] } }
/** What a copy is called in lists: beside its original nobody would know which is which. */
export const markedCopy = { hooks: { beforeDuplicate: [marked] } }
