import { plain } from '../assistant/passages.ts'
import { slugOf } from '../catalog/variant-codes.ts'
import { claim, idsOfShell } from './slice-id.ts'

/**
 * Gives the headings in the cleaned texts of one page ids made from their words, so that links lead to them: `Été` has
 * `#ete`, a second one `#ete-2`. The ids of its sections, which are `taken`, stay theirs.
 */
export function headingAnchors(taken: readonly string[]): (html: string) => string {
  const ids = new Set([...taken, ...idsOfShell])
  return (html) =>
    html.replaceAll(/<(h[2-4])>(.*?)<\/\1>/gs, (heading, tag: string, inner: string) => {
      const id = slugOf(plain(inner))
      return id === '' ? heading : `<${tag} id="${claim(id, ids, '-')}">${inner}</${tag}>`
    })
}
