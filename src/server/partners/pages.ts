import { z } from 'zod'

export const after = z.coerce.number().int().min(0).default(0).describe('`next` of the page before')
/** A page of so many at most. */
export const limitOf = (most: number) => z.coerce.number().int().min(1).max(most).default(Math.min(50, most))
/** The time of a change, with `Z` or an offset. */
export const updatedSince = (what: string) => z.iso.datetime({ offset: true }).optional().describe(what)
/** A page of a list. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    next: z.number().int().nullable().describe('null on the last page'),
    last: z.number().int().describe('on the last page too: `after` of a later request, for what comes then'),
  })

/** The cursor of the page after these, null where they are the last, and the one to go on with later. */
export function cursorsOf(
  found: readonly { id: number | string }[],
  { after: before, limit }: { after: number; limit: number },
): { next: number | null; last: number } {
  const last = Number(found.at(-1)?.id ?? before)
  return { next: found.length > 0 && found.length === limit ? last : null, last }
}
