const irregular: Record<string, string> = {
  yeux: 'oeil',
  blanche: 'blanc',
  blanches: 'blanc',
  franche: 'franc',
  seche: 'sec',
  seches: 'sec',
  fraiche: 'frais',
  fraiches: 'frais',
  longue: 'long',
  longues: 'long',
  douce: 'doux',
  douces: 'doux',
  rousse: 'roux',
  rousses: 'roux',
  vieille: 'vieux',
  vieilles: 'vieux',
  belle: 'beau',
  belles: 'beau',
  bel: 'beau',
  nouvelle: 'nouveau',
  nouvelles: 'nouveau',
  molle: 'mou',
  tuyaux: 'tuyau',
  noyaux: 'noyau',
  mesdames: 'madame',
  messieurs: 'monsieur',
}

/**
 * French plural to singular, folded: `chevaux` → `cheval`, `tentes` → `tente`. A key, not a word: `gris` has `gri`, as
 * no other word does.
 */
export function lemmaFr(word: string): string {
  const known = Object.hasOwn(irregular, word) ? irregular[word] : undefined
  if (known !== undefined) return known
  if (word.length < 4) return word
  if (word.endsWith('eaux')) return word.slice(0, -1)
  if (word.length > 4 && word.endsWith('aux')) return `${word.slice(0, -2)}l`
  if (word.length > 4 && word.endsWith('oux')) return word.slice(0, -1)
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

/**
 * The common stem of the genders of a French word: `verte` → `vert`, `isolée` → `isol`, `grise` → `gri`. Weaker
 * evidence than a lemma.
 */
export function stemFr(word: string): string {
  const lemma = lemmaFr(word)
  if (lemma.length < 5) return lemma
  const root = lemma
    .replace(/(?:euse|eux|eur)$/, 'eu')
    .replace(/(ien|on|el|et)([nlt])e$/, (whole, short: string, double: string) =>
      short.endsWith(double) ? short : whole,
    )
    .replace(/([iu])ve$/, '$1f')
    .replace(/ees?$/, '')
    .replace(/e$/, '')
  return root.length > 3 && /[aiou]s$/.test(root) ? root.slice(0, -1) : root
}
