import type { Gender } from '../catalog/product.ts'
import type { ProductHit } from '../search/product-hit.ts'

/** What may be offered, the surest first within each list. */
type Candidates = {
  /** Set by a merchandiser. */
  pinned: readonly ProductHit[]
  /** Bought or looked at together. */
  learned: readonly ProductHit[]
  /** For the same activity, or of the same category. */
  alike: readonly ProductHit[]
  /** Ids that a merchandiser does not want there. */
  barred: ReadonlySet<string>
}
/** What there is already: in the cart, or the product of the page. The first is the one that counts. */
type Given = { given: readonly ProductHit[] }
/** A product that is no longer sold; of one that is deleted nobody knows whom it was for. */
type Gone = { gone: { id: string; gender?: Gender } }

/**
 * At most so many things that go with what there is: never what is sold out, barred, there already or for people of
 * another age. What no merchandiser pinned is of a kind that is not there yet, and cut for the same people.
 */
export function chooseCompanions(
  { given, pinned, learned, alike, barred }: Candidates & Given,
  most: number,
): readonly ProductHit[] {
  const [main] = given
  if (!main) return []
  const chosen: ProductHit[] = []
  const gender = genderOf(main)
  const isThere = (hit: ProductHit) => [...given, ...chosen].some(({ objectID }) => objectID === hit.objectID)
  const isOffered = (hit: ProductHit) =>
    hit.inStock && !barred.has(hit.objectID) && isOfAge(hit, gender) && !isThere(hit)
  const fits = (hit: ProductHit) =>
    !isForOthers(hit, gender) &&
    ![...given, ...chosen].some((one) => one.kinds.some((kind) => hit.kinds.includes(kind)))
  for (const hit of pinned) if (isOffered(hit)) chosen.push(hit)
  for (const hit of [...learned, ...alike]) if (isOffered(hit) && fits(hit)) chosen.push(hit)
  return chosen.slice(0, most)
}

/**
 * At most so many things where a product was: what went with it, then what is like it. Here another of its kind is
 * welcome; all else is as beside a product.
 */
export function chooseInstead(
  { gone: { id, gender }, pinned, learned, alike, barred }: Candidates & Gone,
  most: number,
): readonly ProductHit[] {
  const isOffered = (hit: ProductHit) =>
    hit.inStock && !barred.has(hit.objectID) && hit.objectID !== id && isOfAge(hit, gender)
  const all = [...pinned, ...[...learned, ...alike].filter((hit) => !isForOthers(hit, gender))].filter(isOffered)
  return [...new Map(all.map((hit) => [hit.objectID, hit])).values()].slice(0, most)
}

const genderOf = ({ custom_fields: { Gender } }: ProductHit) => Gender

/** A child's things are beside a child's, and nowhere else; what is for nobody in particular is beside either. */
const isOfAge = (hit: ProductHit, gender: Gender | undefined): boolean =>
  genderOf(hit) === undefined || gender === undefined
    ? genderOf(hit) !== 'kids'
    : (genderOf(hit) === 'kids') === (gender === 'kids')

/** Whom a tent is for nobody knows: what is cut for women or for men goes with what is cut for them alone. */
const isForOthers = (hit: ProductHit, gender: Gender | undefined): boolean =>
  genderOf(hit) !== undefined && genderOf(hit) !== 'unisex' && genderOf(hit) !== gender
