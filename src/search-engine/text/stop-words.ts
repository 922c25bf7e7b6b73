const en =
  'a an and are as at be by for from i in into is it its my no of on or our so that the their then these this to was we what which who will with you your'
const fr =
  'a au aux avec ce ces cet cette de des du elle en est et il ils je la le les leur leurs ma mais me mes mon ne nos notre nous on ou par pas pour que qui sa sans se ses son sont sous sur te tes toi ton tu un une vos votre vous y d l qu s n j c m t'

/** Words too common to be required, folded, per language. */
export const stopWords: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['en', new Set(en.split(' '))],
  ['fr', new Set(fr.split(' '))],
])
