/**
 * The cookie of a computer in a store marks an internal visitor (acceptance 103). `cookies` as in `document.cookie`
 * them.
 */
export const isStorePc = (cookies: string): boolean => /(?:^|; )store_pc=(?!(?:0|false)?(?:;|$))/.test(cookies)
