/** The most products of a guest's wishlist: it is stored in a cookie, of 4 kB at most. */
export const MOST_GUEST_WISHES = 60

/** The products that a text names, `most` at most: `5101-204.5102-100`. What is not a product number is left out. */
export function wishCodes(text: string, most: number): string[] {
  const codes = text.split('.').filter((code) => /^[\w-]{1,40}$/.test(code))
  return [...new Set(codes)].slice(0, most)
}

/** The products that the cookie `wishlist` names, newest first. */
export const guestWishes = (cookie = ''): string[] => wishCodes(cookie, MOST_GUEST_WISHES)

/** The list with a product put in front, or taken out if it is there. */
export const toggledWish = (codes: readonly string[], code: string): string[] =>
  codes.includes(code) ? codes.filter((one) => one !== code) : [code, ...codes].slice(0, MOST_GUEST_WISHES)

/** The value of the cookie `wishlist`; `guestWishes` reads it back. */
export const wishesCookie = (codes: readonly string[]): string => codes.join('.')
