import { APIError, type PayloadRequest } from 'payload'
import { localeOf } from '../../cms/locale-of.ts'
import type { Both } from '../../domain/locale.ts'

const notStored: Both = {
  en: 'Couldn’t store the file: the storage isn’t responding as it should. Nothing was changed. Try again later.',
  fr: 'Impossible d’enregistrer le fichier\u00a0: l’espace de stockage ne répond pas comme prévu. Rien n’a été modifié. Réessayez plus tard.',
}

/** What staff read where the folder or the bucket of files fails; the log has its words. */
export async function orRefuse<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    req.payload.logger.error({ err: error, msg: 'The storage refused a file' })
    throw new APIError(notStored[localeOf(req)], 503, undefined, true)
  }
}
