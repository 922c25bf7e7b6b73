/**
 * How French is pronounced, one rule after the other: a sound is written in many ways, and shoppers write as they
 * speak. Capital letters are sounds: `A`, `I`, `O` the nasal vowels, `C` as in `chaud`, `G` as in `gants`, `N` as in
 * `montagne`, `U` as in `sous`, `Y` as in `maillot`.
 */
const rules: readonly (readonly [written: RegExp, sound: string])[] = [
  // Silent at the end, unless an `e` follows, which is silent itself.
  [/(?<=..)[sxztdp]+$/, ''],
  [/s?ch|sh/g, 'C'],
  [/ph/g, 'f'],
  [/h/g, ''],
  [/qu?/g, 'k'],
  [/gn/g, 'N'],
  [/gu(?=[eiy])/g, 'G'],
  [/ge(?=[ao])|g(?=[eiy])/g, 'j'],
  [/(?<=[aeiouy])s(?=[aeiouy])/g, 'z'],
  [/t(?=ion)|c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/g/g, 'G'],
  [/(?<=[aeiou])(?:ill?|y)(?=[aeiou]|$)/g, 'Y'],
  [/y/g, 'i'],
  [/emm/g, 'am'],
  [/e?au/g, 'o'],
  [/oin(?![aeioumn])/g, 'waI'],
  [/ien(?![aeioumn])/g, 'iI'],
  [/(?:[ae]?i|u)[mn](?![aeioumn])/g, 'I'],
  [/[ae][mn](?![aeioumn])/g, 'A'],
  [/o[mn](?![aeioumn])/g, 'O'],
  [/(?<=..)e+$/, ''],
  [/ou/g, 'U'],
  [/oi/g, 'wa'],
  [/[ae]i/g, 'e'],
  [/(.)\1+/g, '$1'],
]

/** Words of fewer sounds have too many homophones: `pain`, `pin` and `peint`. */
const FEWEST = 3

/** The phonetic key of a folded French word, the same for `manteau` and `manto`; none for a short one. */
export function phoneticFr(word: string): string | undefined {
  const key = rules.reduce((text, [written, sound]) => text.replace(written, sound), word)
  return key.length < FEWEST ? undefined : key
}
