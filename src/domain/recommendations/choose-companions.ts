import type { ProductHit } from '../search/product-hit.ts'

/** What may be offered beside products, the surest first within each list. */
type Candidates = {
  /** What there is already: in the cart, or the product of the page. The first is the one that counts. */
  given: readonly ProductHit[]
  /** Set by a merchandiser. */
  pinned: readonly ProductHit[]
  /** Bought or looked at together. */
  learned: readonly ProductHit[]
  /** For the same activity. */
  alike: readonly ProductHit[]
  /** Ids that a merchandiser does not want beside them. */
  barred: ReadonlySet<string>
}

/**
 * At most so many things that go with what there is: never what is sold out, barred, there already or for people of
 * another age. What no merchandiser pinned is of a kind that is not there yet, and cut for the same people.
 */
export function chooseCompanions(
  { given, pinned, learned, alike, barred }: Candidates,
  most: number,
): readonly ProductHit[] {
  const [main] = given
  if (!main) return []
  const chosen: ProductHit[] = []
  const isThere = (hit: ProductHit) => [...given, ...chosen].some(({ objectID }) => objectID === hit.objectID)
  const isOffered = (hit: ProductHit) => hit.inStock && !barred.has(hit.objectID) && isOfAge(hit, main) && !isThere(hit)
  const fits = (hit: ProductHit) =>
    !isForOthers(hit, main) && ![...given, ...chosen].some((one) => one.kinds.some((kind) => hit.kinds.includes(kind)))
  for (const hit of pinned) if (isOffered(hit)) chosen.push(hit)
  for (const hit of [...learned, ...alike]) if (isOffered(hit) && fits(hit)) chosen.push(hit)
  return chosen.slice(0, most)
}

const genderOf = ({ custom_fields: { Gender } }: ProductHit) => Gender

/** A child's things are beside a child's, and nowhere else; what is for nobody in particular is beside either. */
const isOfAge = (hit: ProductHit, main: ProductHit): boolean =>
  genderOf(hit) === undefined || genderOf(main) === undefined
    ? genderOf(hit) !== 'kids'
    : (genderOf(hit) === 'kids') === (genderOf(main) === 'kids')

/** Whom a tent is for nobody knows: what is cut for women or for men goes with what is cut for them alone. */
const isForOthers = (hit: ProductHit, main: ProductHit): boolean =>
  genderOf(hit) !== undefined && genderOf(hit) !== 'unisex' && genderOf(hit) !== genderOf(main)
