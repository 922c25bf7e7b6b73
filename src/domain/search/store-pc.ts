/**
 * The cookie of a computer in a store marks an internal visitor (acceptance 103). `cookies` is written as
 * `document.cookie` is.
 */
export const isStorePc = (cookies: string): boolean => /(?:^|; )store_pc=(?!(?:0|false)?(?:;|$))/.test(cookies)
