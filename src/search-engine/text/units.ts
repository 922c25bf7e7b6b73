/** The units that may follow a number, folded. */
export const units: ReadonlySet<string> = new Set(
  'l ml cl dl kg g gr mg lb lbs oz mm cm m km in inch ft pi po yd c f k w kw v ah mah wh lm db hz ghz gb tb mb go to mo pk pc pcs p qt gal d den psi bar h hr hrs min mph kmh x xl litre litres liter liters lumen lumens watt watts gram grams gramme grammes person persons personne personnes'.split(
    ' ',
  ),
)

/** Words that French shortens before a vowel; the apostrophe cuts them off. */
export const elisions: ReadonlySet<string> = new Set('l d j m t s n c qu jusqu lorsqu puisqu quoiqu quelqu'.split(' '))
