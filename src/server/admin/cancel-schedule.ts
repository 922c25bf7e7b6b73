import { canAccessAdmin, Forbidden, type PayloadRequest } from 'payload'
import { allowed, roleOf } from '../../cms/access/permissions.ts'

/**
 * Removes what was scheduled; undefined where nothing is to be removed. Payload’s own handler goes on after that, and
 * queues a change of no document, which fails at once.
 */
export async function cancelSchedule(
  req: PayloadRequest,
  { deleteID: id }: { deleteID?: number | string },
): Promise<{ message: string } | undefined> {
  if (!id) return undefined
  await canAccessAdmin({ req })
  if (!allowed(roleOf(req.user), 'pages', 'update')) throw new Forbidden(req.t)
  const where = { id: { equals: id }, taskSlug: { equals: 'schedulePublish' } }
  await req.payload.delete({ collection: 'payload-jobs', where, overrideAccess: true, req })
  return { message: req.t('general:success') }
}
