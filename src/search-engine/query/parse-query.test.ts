import { expect, test } from 'vitest'
import type { SearchParams } from '../settings/params.ts'
import { SynonymIndex } from '../settings/synonyms.ts'
import { parseQuery } from './parse-query.ts'

const synonyms = new SynonymIndex([
  { objectID: '1', type: 'synonym', synonyms: ['sac à dos', 'backpack'] },
  { objectID: '2', type: 'onewaysynonym', input: 'shell', synonyms: ['rain jacket'] },
])
/** `word*` is a prefix, `(word)` optional, `~2` the edits. */
const read = (query: string, params: SearchParams = {}, languages = ['en', 'fr']) => {
  const parsed = parseQuery(query, params, languages, synonyms)
  const slots = parsed.slots.map(
    ({ word, prefix, optional, mostEdits }) =>
      `${optional ? `(${word})` : word}${prefix ? '*' : ''}${mostEdits ? `~${mostEdits}` : ''}`,
  )
  return [
    slots.join(' '),
    parsed.alternatives
      .map(({ from, to, words, prefix }) => `${from}-${to}:${words.join(' ')}${prefix ? '*' : ''}`)
      .join(', '),
    parsed.excluded.map((each) => each.join(' ')).join(', '),
  ]
}

test.each([
  ['tent', {}, ['tent*~1', '', '']],
  ['tent ', {}, ['tent~1', '', '']],
  // Typed on the way to `5101-204-black`.
  ['5101-204-', {}, ['5101204*', '', '']],
  ['5101-', {}, ['5101*', '', '']],
  ['tent - ', {}, ['tent~1', '', '']],
  ['snow shoe', {}, ['snow~1 shoe*~1', '0-2:snowshoe*', '']],
  ['waterproof boot', { queryType: 'prefixNone' }, ['waterproof~2 boot~1', '0-2:waterproofboot', '']],
  ['tent with poles', {}, ['tent~1 (with)~1 poles*~1', '', '']],
  ['tent with poles', { removeStopWords: true }, ['tent~1 poles*~1', '', '']],
  ['with', { removeStopWords: true }, ['with*~1', '', '']],
  ['sac à dos', {}, ['sac (a) dos*', '0-3:backpack', '']],
  ['été chaud', { disableTypoToleranceOnWords: ['Été', 'CHAUD '] }, ['ete chaud*', '0-2:etechaud*', '']],
  ['20 l', {}, ['20 (l)*', '0-2:20l*, 0-2:20l*', '']],
  ['shell', {}, ['shell*~1', '0-1:rain jacket', '']],
  ['tent -red "sleeping bag"', { advancedSyntax: true }, ['tent~1 sleeping bag', '', 'red']],
  ['tent -"sleeping bag"', { advancedSyntax: true }, ['tent~1', '', 'sleeping bag']],
  ['tent -red', {}, ['tent~1 red*', '0-2:tentred*', '']],
  ['red tent', { optionalWords: ['red'] }, ['(red) tent*~1', '0-2:redtent*', '']],
  ['5101-204', {}, ['5101204*', '', '']],
  ['20l', {}, ['20l*', '', '']],
  ['-9 °C bag', {}, ['-9c bag*', '0-1:-9, 0-1:9c', '']],
  ['\u22129\u00a0°C bag', {}, ['-9c bag*', '0-1:-9, 0-1:9c', '']],
  ['-9 °C', {}, ['-9c*', '0-1:-9, 0-1:9c*', '']],
  ['-9°C', {}, ['-9c*', '0-1:-9, 0-1:9c*', '']],
  ['ab-123', {}, ['ab 123*', '0-2:ab123*', '']],
  ['…', {}, ['', '', '']],
] as [string, SearchParams, string[]][])('%j with %j', (query, params, parsed) =>
  expect(read(query, params)).toEqual(parsed),
)
