import { expect, test } from 'vitest'
import { editQuery } from './edit-query.ts'

test.each([
  ['cheap tent', 'cheap', 'tent'],
  ['cheap, tent', 'cheap', 'tent'],
  ['tent (cheap)', 'cheap', 'tent'],
  ['tent (cheap) blue', 'Cheap', 'tent blue'],
  ['big big tent', 'big', 'tent'],
  ['big tent, big', 'big', 'tent'],
  ['tente d’hiver', "l'hiver", 'tente'],
  ['tente pour l’hiver', "l'hiver", 'tente pour'],
  ["men's tent", 'mens', "men's tent"],
  ["men's tent", "men's", 'tent'],
  ['snow-shoe', 'snow', 'shoe'],
  ['snow-shoe', 'shoe', 'snow'],
  ['-9 °C  bag', 'bag', '-9 °C'],
  ['cheap -9 bag', 'cheap', '-9 bag'],
  ['the "cheap tent" -red', 'the', '"cheap tent" -red'],
  ['rain  jacket', 'rain jacket', ''],
  ['jacket', 'rain jacket', 'jacket'],
  ['tent ', 'tarp', 'tent '],
  ['tent', '…', 'tent'],
])('%j without %j is %j', (query, from, rest) => expect(editQuery(query, { remove: [from] })).toBe(rest))

test.each([
  ['cheap, tent', 'cheap', 'light', 'light tent'],
  ['tent (été)', 'ete', 'summer', 'tent summer'],
  ['l’hiver', "l'hiver", 'neige', 'neige'],
  ['big big tent', 'big', 'big big', 'big big big big tent'],
])('%j with another word for %j', (query, from, insert, whole) =>
  expect(editQuery(query, { edits: [{ type: 'replace', delete: from, insert }] })).toBe(whole),
)
