/** HTML that the sanitizing gate has passed (`SafeHtml` of the domain): the only HTML that is ever set as such. */
type Cleaned = string & { readonly __safeHtml: true }

/** Prose from editors. `inline` is for a caption or an alert, which bring their own box and size. */
export function SafeMarkup({ html, inline = false }: { html: Cleaned; inline?: boolean }) {
  return <div className={inline ? 'prose-inline' : 'prose-portage'} dangerouslySetInnerHTML={{ __html: html }} />
}
