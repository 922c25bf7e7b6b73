/** Of a press in Payload's list of languages: a link to the same page in that language. */
export function languageLink(pressed: EventTarget | null): HTMLAnchorElement | undefined {
  const button = pressed instanceof Element ? pressed.closest('button:not([class*=selected])') : null
  const locale = button?.querySelector<HTMLElement>('[class*=localizer__locale-code]')?.dataset.locale
  if (locale === undefined) return undefined
  const { pathname, search } = globalThis.location
  const query = new URLSearchParams(search)
  query.set('locale', locale)
  return Object.assign(document.createElement('a'), { href: `${pathname}?${query}` })
}
