/** Words of an address that say something: those of its last part, without numbers, at most so many. */
const [MOST, SHORTEST] = [6, 3]

/** What an address that leads nowhere was about: `/en/product/5101-204/storm-shell` was about “storm shell”. */
export const pathWords = (pathname: string): string =>
  (pathname.split('/').filter(Boolean).at(-1) ?? '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= SHORTEST)
    .slice(0, MOST)
    .join(' ')
