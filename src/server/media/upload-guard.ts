import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { allowed, roleOf } from '../../cms/access/permissions.ts'
import { fieldRefusal } from '../../cms/field-refusal.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { readRequest } from '../../cms/read-request.ts'
import { uploadName } from '../../domain/content/upload-name.ts'
import type { Both } from '../../domain/locale.ts'
import { nameByContent } from './file-name.ts'

/** What the bytes of a file are: the ending of its name, or the reason for refusing it, in words for editors. */
export type Looked = { ending: string } | { fault: Both }

const missing: Both = {
  en: 'The file is missing. Choose it, and save again.',
  fr: 'Il manque le fichier. Choisissez-le, puis enregistrez de nouveau.',
}

/**
 * A file's bytes are inspected before it is stored, as its name and type prove nothing; it is then given a URL-safe
 * name, and one that takes another's place a name of its own. A document without its file is refused, because Payload
 * would fetch one from any URL the document names, unchecked.
 */
export const lookInto =
  (collection: 'media' | 'videos', look: (bytes: Buffer) => Promise<Looked> | Looked): CollectionBeforeOperationHook =>
  async ({ args, req, operation, context, overrideAccess }) => {
    // A silent write is the seed's: a thousand pictures that it drew itself.
    if (context.silent || (operation !== 'create' && operation !== 'update')) return args
    // Payload checks permissions only after this hook, so bytes are not inspected for callers without them.
    if (!overrideAccess && !allowed(roleOf(req.user), collection, operation)) return args
    const { file } = req
    const isCopy = (args as { duplicateFromID?: unknown }).duplicateFromID !== undefined
    if (!file && (operation === 'update' || isCopy)) return args
    const looked = file ? await look(file.data) : { fault: missing }
    if ('fault' in looked) throw fieldRefusal(req, collection, [{ path: 'file', message: looked.fault[localeOf(req)] }])
    if (!file) return args
    const name = uploadName(file.name, looked.ending)
    const { id } = args as { id?: string | number }
    const replaced = id === undefined ? undefined : await fileOf(req, collection, id)
    const own = replaced === undefined ? name : nameByContent(name, file.data)
    // The form sends what was chosen with each save until it is left.
    if (own === replaced) delete req.file
    else req.file = { ...file, name: own }
    return args
  }

async function fileOf(
  req: PayloadRequest,
  collection: 'media' | 'videos',
  id: string | number,
): Promise<string | undefined> {
  const where = { id: { equals: id } }
  const found = { collection, where, limit: 1, depth: 0, overrideAccess: true, req: readRequest(req) } as const
  return (await req.payload.find(found)).docs[0]?.filename ?? undefined
}
