const [OPENING, CLOSING] = ['<script', '</script>']

/**
 * A page with each of its scripts replaced; found without a regular expression, which would look at every character of
 * a page. An attribute has neither `<` nor `>` in it, as renderers write them.
 * @param replace gets what stands after `<script`, and what stands in the element; undefined leaves it as it is
 */
export function replaceScripts(
  html: string,
  replace: (attributes: string, code: string) => string | undefined,
): string {
  const parts: string[] = []
  let from = 0
  let at = html.indexOf(OPENING)
  while (at !== -1) {
    const opened = html.indexOf('>', at)
    const closed = opened === -1 ? -1 : html.indexOf(CLOSING, opened)
    if (closed === -1) break
    const attributes = html.slice(at + OPENING.length, opened)
    const isScript = /^(?:\s[^<]*)?$/.test(attributes)
    const end = isScript ? closed + CLOSING.length : at + OPENING.length
    const other = isScript ? replace(attributes, html.slice(opened + 1, closed)) : undefined
    if (other !== undefined) {
      parts.push(html.slice(from, at), other)
      from = end
    }
    at = html.indexOf(OPENING, end)
  }
  return parts.length === 0 ? html : parts.join('') + html.slice(from)
}
