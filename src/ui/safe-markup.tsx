/** HTML that the sanitizing gate has passed (`SafeHtml` of the domain): the only HTML that is ever set as such. */
type Cleaned = string & { readonly __safeHtml: true }

/**
 * Markup by editors. `inline` is for a caption or an alert, which bring their own box and size; `className` alone is
 * for markup that is not prose.
 */
export function SafeMarkup({
  html,
  inline = false,
  className,
}: {
  html: Cleaned
  inline?: boolean
  className?: string
}) {
  return (
    <div
      className={className ?? (inline ? 'prose-inline' : 'prose-portage')}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
