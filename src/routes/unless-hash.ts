import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * Where only the hash goes, the page is what it was. The router would load it again, and a dialog with an address would
 * stay open until the answer.
 */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl' | 'formMethod' | 'defaultShouldRevalidate'>): boolean =>
  isHashGone(currentUrl, nextUrl) && !formMethod ? false : defaultShouldRevalidate

const isHashGone = (from: URL, to: URL): boolean =>
  from.pathname === to.pathname && from.search === to.search && from.hash !== '' && to.hash === ''
