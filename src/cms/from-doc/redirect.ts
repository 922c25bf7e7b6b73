import { redirectKey, type Redirect } from '../../domain/navigation/redirects.ts'
import type { PartOf } from './doc-of.ts'

export type RedirectDoc = PartOf<'redirects', 'id' | 'from' | 'status', 'to'>

/** A rule as the shop uses it; undefined where it leads nowhere. */
export function redirectFromDoc({ from, to, status }: RedirectDoc): Redirect | undefined {
  if (status === '410') return { from, status: 410 }
  return to ? { from, to, status: status === '302' ? 302 : 301 } : undefined
}

/** The rules by their source address. */
export const redirectsFromDocs = (docs: readonly RedirectDoc[]): Map<string, Redirect> =>
  new Map(
    docs.flatMap((doc) => {
      const rule = redirectFromDoc(doc)
      return rule ? [[redirectKey(rule.from), rule] as const] : []
    }),
  )
