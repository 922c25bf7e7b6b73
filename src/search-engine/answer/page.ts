import type { SearchParams } from '../settings/params.ts'
import { Refusal } from '../settings/refusal.ts'
import type { Settings } from '../settings/settings.ts'

/** By page, or by offset and length, as the request has it. */
export type Page = { page: number; nbPages: number; hitsPerPage: number } | { offset: number; length: number }

/** As in Algolia's reference. */
const [HITS_PER_PAGE, MOST_HITS_PER_PAGE, PAGINATION_LIMITED_TO] = [20, 1000, 1000]

/** Which hits are asked for, `from` … `to`, and how the answer names that. */
export function pageOf(
  params: SearchParams,
  settings: Settings,
): { from: number; to: number; page(reachable: number): Page; message?: string } {
  const limit = settings.paginationLimitedTo ?? PAGINATION_LIMITED_TO
  const hitsPerPage = params.hitsPerPage ?? HITS_PER_PAGE
  if (hitsPerPage > MOST_HITS_PER_PAGE) throw new Refusal(`hitsPerPage is too high, at most ${MOST_HITS_PER_PAGE}`)
  const { offset, length } = params
  if (length !== undefined && length > MOST_HITS_PER_PAGE)
    throw new Refusal(`length is too high, at most ${MOST_HITS_PER_PAGE}`)
  const isByOffset = offset !== undefined || length !== undefined
  const from = isByOffset ? (offset ?? 0) : (params.page ?? 0) * hitsPerPage
  const wanted = isByOffset ? from + (length ?? HITS_PER_PAGE) : from + hitsPerPage
  return {
    from: Math.min(from, limit),
    to: Math.min(wanted, limit),
    page: (reachable) =>
      isByOffset
        ? { offset: from, length: length ?? HITS_PER_PAGE }
        : { page: params.page ?? 0, nbPages: hitsPerPage === 0 ? 0 : Math.ceil(reachable / hitsPerPage), hitsPerPage },
    ...(from >= limit && from > 0
      ? {
          message: `you can only fetch the ${limit} hits for this query. You can extend the number of hits returned via the paginationLimitedTo index parameter or use the browse method. You can read our FAQ for more details about browsing: https://www.algolia.com/doc/faq/index-configuration/how-can-i-retrieve-all-the-records-in-my-index`,
        }
      : {}),
  }
}
