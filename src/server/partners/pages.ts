import { z } from 'zod'

export const after = z.coerce.number().int().min(0).default(0).describe('`next` of the page before')
/** A page of so many at most. */
export const limitOf = (most: number) => z.coerce.number().int().min(1).max(most).default(Math.min(50, most))
/** A page of a list. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), next: z.number().int().nullable() })

/** The cursor of the page after these, or null where they are the last. */
export function nextAfter(found: readonly { id: number | string }[], limit: number): number | null {
  const last = found.at(-1)
  return last && found.length === limit ? Number(last.id) : null
}
