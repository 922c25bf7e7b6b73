const irregular: Record<string, string> = {
  women: 'woman',
  womens: 'woman',
  men: 'man',
  mens: 'man',
  children: 'child',
  childrens: 'child',
  feet: 'foot',
  teeth: 'tooth',
  mice: 'mouse',
  geese: 'goose',
  knives: 'knife',
  scarves: 'scarf',
  shelves: 'shelf',
  leaves: 'leaf',
  calves: 'calf',
  halves: 'half',
  wolves: 'wolf',
  lens: 'lens',
  lenses: 'lens',
  gas: 'gas',
  people: 'person',
}

/** English plural to singular, folded: `boxes` → `box`, `tents` → `tent`. Words that only look plural stay. */
export function lemmaEn(word: string): string {
  const known = Object.hasOwn(irregular, word) ? irregular[word] : undefined
  if (known !== undefined) return known
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:sses|shes|[^a]ches|tches|xes|zzes|potatoes|tomatoes|heroes)$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

/**
 * The common stem of English verbs and their nouns: `hike`, `hiking`, `hiked` → `hik`. Weaker evidence than a lemma.
 */
export function stemEn(word: string): string {
  const lemma = lemmaEn(word)
  const root =
    lemma.length > 5 && lemma.endsWith('ing')
      ? lemma.slice(0, -3)
      : lemma.length > 4 && lemma.endsWith('ed') && !lemma.endsWith('eed')
        ? lemma.slice(0, -2)
        : lemma
  if (!/[aeiouy]/.test(root)) return lemma
  const single = root !== lemma && /([bdgklmnprt])\1$/.test(root) ? root.slice(0, -1) : root
  return single.length > 3 && single.endsWith('e') ? single.slice(0, -1) : single
}
