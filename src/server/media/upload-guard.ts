import { ValidationError, type CollectionBeforeOperationHook } from 'payload'
import { allowed, roleOf } from '../../cms/access/permissions.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { uploadName } from '../../domain/content/upload-name.ts'
import type { Both } from '../../domain/locale.ts'

/** What the bytes of a file are: the ending of its name, or in words for editors why it is not kept. */
export type Looked = { ending: string } | { fault: Both }

const missing: Both = {
  en: 'The file is missing. Choose it, and save again.',
  fr: 'Il manque le fichier. Choisissez-le, puis enregistrez de nouveau.',
}

/**
 * Before a file is kept its bytes are read, as its name and its type say nothing; it is then named so that the shop's
 * addresses can.
 * A document that comes without its file is refused: Payload would fetch one from whatever address the document names,
 * unseen.
 */
export const lookInto =
  (collection: 'media' | 'videos', look: (bytes: Buffer) => Promise<Looked> | Looked): CollectionBeforeOperationHook =>
  async ({ args, req, operation, context, overrideAccess }) => {
    // A silent write is the seed's: a thousand pictures that it drew itself.
    if (context.silent || (operation !== 'create' && operation !== 'update')) return args
    // Payload refuses who may not do this, but only after this hook: nobody's bytes are worth the work until then.
    if (!overrideAccess && !allowed(roleOf(req.user), collection, operation)) return args
    const { file } = req
    const isCopy = (args as { duplicateFromID?: unknown }).duplicateFromID !== undefined
    if (!file && (operation === 'update' || isCopy)) return args
    const looked = file ? await look(file.data) : { fault: missing }
    if ('fault' in looked)
      throw new ValidationError({ collection, errors: [{ path: 'file', message: looked.fault[localeOf(req)] }], req })
    if (file) req.file = { ...file, name: uploadName(file.name, looked.ending) }
    return args
  }
